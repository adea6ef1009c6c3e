import type { Seat } from '../../../../engine/contract/ask.ts';
import type { Beat, Happened, Scene } from '../../../../kit/table/scene/scene.ts';
import { explain } from '../../rules/explain.ts';
import type { BloodRageFact, Side } from '../../rules/facts.ts';
import { CARD_IDS } from '../../rules/numbers.ts';
import type { View } from '../../rules/view.ts';

/** A figure's share of its side, or that of several who count together. */
export interface Block {
  readonly figure: string;
  readonly value: number;
}

export interface SceneSide {
  readonly seat: Seat;
  readonly blocks: readonly Block[];
  readonly cards: readonly string[];
  /** A card lies there under its seal. */
  readonly sealed: boolean;
  /** What its cards add; null before anybody may know. */
  readonly bonus: number | null;
  /** Figures and cards together; null before the seals have cracked. */
  readonly total: number | null;
  readonly outcome: 'won' | 'lost' | 'tied' | null;
}

/** The call, the seals crack, the bars grow, texts act one by one, strength is compared, and what comes of it. */
export type BattlePart = 'call' | 'crack' | 'grow' | 'text' | 'compare' | 'spoils';

export interface BattleBeat extends Beat {
  readonly facts: readonly BloodRageFact[];
  readonly part: BattlePart;
  readonly sides: readonly SceneSide[];
}

export interface BattleScene extends Scene<BattleBeat> {
  readonly kind: 'battle';
  readonly province: string;
  /** Whose pillage it is, where that is known. */
  readonly pillager: Seat | null;
}

type Kind = BloodRageFact['kind'];

/** What ends everything that a battle was about. */
const OVER: ReadonlySet<Kind> = new Set<Kind>(['turn', 'phase-began', 'age-began', 'passed']);
/** What is shown of a battle besides its cards. */
const TOLD: ReadonlySet<Kind> = new Set<Kind>([
  ...(['texts-silenced', 'cards-thrown-away', 'quest-counted', 'card-added', 'destroyed', 'saved', 'moved'] as const),
  ...(['rage-stolen', 'rage-lost', 'glory-stolen', 'rage-gained', 'cards-taken', 'card-bought-back', 'glory'] as const),
  ...(['cards-discarded', 'cards-returned', 'pillaged', 'stat-raised', 'stat-at-top', 'invaded'] as const),
]);

const sum = (blocks: readonly Block[]): number => blocks.reduce((total, { value }) => total + value, 0);

/** The battle whose cards are turned up, or which is decided, in what has happened; null when there is none. */
export function battleScene(happened: Happened<View, BloodRageFact>): BattleScene | null {
  const from = happened.facts.findIndex(({ kind }) => kind === 'card-revealed' || kind === 'strength-compared');
  const { broken } = happened;
  if (from < 0) return isBattle(broken) && isDecided(broken) ? whatCameOf(broken, happened) : null;
  const scene = new Script(happened, from).scene();
  // Cards that lay open while somebody chose are not turned up anew.
  if (!isBattle(broken) || broken.province !== scene.province || scene.beats[0].part === 'call') return scene;
  return { ...scene, beats: [...broken.beats, ...scene.beats], begun: broken.beats.length };
}

/** It was decided, and the winner had to choose before anybody lost anything: now the rest is told. */
function whatCameOf(broken: BattleScene, { facts, after, seat }: Happened<View, BloodRageFact>): BattleScene | null {
  const end = facts.findIndex(({ kind }) => OVER.has(kind));
  const spoils = facts.slice(0, end < 0 ? facts.length : end).filter(({ kind }) => TOLD.has(kind));
  if (spoils.length === 0) return null;
  const begun = broken.beats.length;
  const { sides } = broken.beats[begun - 1];
  const rest: BattleBeat = { part: isPaid(spoils, after) ? 'spoils' : 'compare', facts: spoils, sides, lasts: 1.4 };
  const scene = { ...broken, begun, beats: [...broken.beats, rest] };
  if (rest.part === 'compare') return scene;
  return { ...scene, verdict: verdictOf(sides, seat), waits: sides.some(side => side.seat === seat) };
}

const isDecided = ({ beats }: BattleScene): boolean => beats.at(-1)?.sides.some(({ outcome }) => outcome) ?? false;

/** Cards and figures were lost: then it has cost what it costs, whatever the winner still gets. */
const isPaid = (spoils: readonly BloodRageFact[], after: View): boolean =>
  !after.frames.some(({ kind }) => kind === 'battle') ||
  spoils.some(({ kind }) => kind === 'cards-discarded' || kind === 'cards-returned' || kind === 'destroyed');

/** "You lose, 9 to 11". */
function verdictOf(sides: readonly SceneSide[], seat: Seat | null): BattleScene['verdict'] {
  const totalOf = (side: SceneSide | undefined) => side?.total ?? 0;
  const winner = sides.find(({ outcome }) => outcome === 'won');
  if (!winner) return { key: 'ui.scene.tied', args: { total: Math.max(0, ...sides.map(totalOf)) } };
  const [own, other] = [totalOf(winner), Math.max(0, ...sides.filter(side => side !== winner).map(totalOf))];
  if (seat === winner.seat) return { key: 'ui.scene.you-win', args: { own, other } };
  const mine = sides.find(side => side.seat === seat);
  if (mine) return { key: 'ui.scene.you-lose', args: { own: totalOf(mine), other: own } };
  return { key: 'ui.scene.wins', args: { seat: winner.seat, own, other } };
}

/** Where a card throws all others away, and nobody has anything to choose, the cards of both rounds lie in one breath. */
function roundsOf(facts: readonly BloodRageFact[]): readonly (readonly BloodRageFact[])[] {
  const thrown = facts.findIndex(({ kind }) => kind === 'cards-thrown-away');
  const again = thrown < 0 ? -1 : facts.findIndex(({ kind }, i) => i > thrown && kind === 'card-revealed');
  return again < 0 ? [facts] : [facts.slice(0, again), facts.slice(again)];
}

const isBattle = (scene: Scene | null | undefined): scene is BattleScene => scene?.kind === 'battle';

class Script {
  private readonly happened: Happened<View, BloodRageFact>;
  private readonly from: number;
  private readonly facts: readonly BloodRageFact[];
  private readonly beats: BattleBeat[] = [];
  private sides: SceneSide[];
  private readonly province: string;
  private readonly pillager: Seat | null;
  private readonly compared: readonly Side[] | null;

  constructor(happened: Happened<View, BloodRageFact>, from: number) {
    const { facts, before } = happened;
    this.happened = happened;
    this.from = from;
    const end = facts.findIndex(({ kind }, i) => i > from && OVER.has(kind));
    this.facts = facts.slice(from, end < 0 ? facts.length : end);
    const compared = this.facts.find(fact => fact.kind === 'strength-compared');
    this.compared = compared?.kind === 'strength-compared' ? compared.sides : null;
    const frame = before.frames.findLast(each => each.kind === 'battle');
    const began = facts.slice(0, from).findLast(fact => fact.kind === 'battle-began');
    const first = facts[from];
    this.province = 'province' in first ? first.province : '';
    this.pillager = frame?.pillager ?? pillagerIn(happened);
    const fighters = frame?.fighters ?? (began?.kind === 'battle-began' ? began.seats : this.seatsTold());
    this.sides = fighters.map(seat => ({
      seat,
      blocks: this.blocksOf(seat),
      cards: frame?.played[seat].map(card => CARD_IDS[card]) ?? [],
      sealed: false,
      bonus: null,
      total: null,
      outcome: null,
    }));
  }

  scene(): BattleScene {
    let decided = false;
    const spoils: BloodRageFact[] = [];
    const rounds = roundsOf(this.facts);
    for (const round of rounds) {
      const revealed = round.filter(fact => fact.kind === 'card-revealed');
      if (revealed.length > 0) this.reveal(revealed, round === rounds.at(-1));
      else this.lieOpen();
      for (const fact of round) {
        if (fact.kind === 'strength-compared') {
          decided = true;
          this.compare(fact.sides);
        } else if (TOLD.has(fact.kind)) {
          // Texts of cards act before everybody's eyes; the rest is what it comes to.
          if (!decided || (spoils.length === 0 && isText(fact))) this.act(fact);
          else spoils.push(fact);
        }
      }
    }
    // Where the winner chooses something first, nobody has lost anything yet.
    const paid = decided && isPaid(spoils, this.happened.after);
    if (paid) this.add('spoils', spoils, { lasts: 1.4 });
    else if (spoils.length > 0) this.add('compare', spoils);
    // That all was for nothing is an end of its own: who is asked for another card has seen why.
    const anew = !decided && this.facts.some(({ kind }) => kind === 'cards-thrown-away');
    return {
      kind: 'battle',
      province: this.province,
      pillager: this.pillager,
      title: { key: 'ui.battle-for', args: { province: this.province } },
      verdict: paid ? verdictOf(this.sides, this.happened.seat) : anew ? { key: 'ui.scene.anew' } : null,
      waits: (paid || anew) && this.mine(),
      beats: this.beats,
    };
  }

  private mine(): boolean {
    return this.sides.some(({ seat }) => seat === this.happened.seat);
  }

  private seatsTold(): Seat[] {
    return this.facts.flatMap(fact => (fact.kind === 'card-revealed' ? [fact.seat] : []));
  }

  /** Block by block as they stood before it; who has come in the same breath stands there too. */
  private blocksOf(seat: Seat): Block[] {
    const { before, facts } = this.happened;
    const { terms } = explain(before, seat, { about: 'strength', seat, province: this.province });
    const stood = terms.flatMap(({ what, amount, args }): Block[] => {
      const figure = String(args?.figure ?? '');
      if (what === 'pairs') return [{ figure, value: amount }];
      if (what !== 'figures') return [];
      return Array.from({ length: Number(args?.count ?? 1) }, () => ({ figure, value: Number(args?.each ?? 0) }));
    });
    const came = facts.slice(0, this.from).flatMap((fact): Block[] => {
      if (fact.kind !== 'joined' || fact.seat !== seat || fact.province !== this.province) return [];
      const group = before.provinces
        .find(({ id }) => id === fact.from)
        ?.figures.find(each => each.seat === seat && each.figure === fact.figure);
      return [{ figure: fact.figure, value: group?.strength ?? 0 }];
    });
    return [...stood, ...came];
  }

  private reveal(revealed: readonly BloodRageFact[], last: boolean): void {
    const cardOf = new Map(revealed.flatMap(fact => (fact.kind === 'card-revealed' ? [[fact.seat, fact.card]] : [])));
    this.each(side => ({ ...side, cards: [], sealed: (cardOf.get(side.seat) ?? null) !== null }));
    this.add('call', [], { sound: 'battle', lasts: 1.2 });
    this.each(side => {
      const card = cardOf.get(side.seat);
      return { ...side, sealed: false, cards: typeof card === 'string' ? [card] : [] };
    });
    this.add('crack', revealed, { sound: 'crack' });
    this.each(side => this.grown(side, last));
    this.add('grow', []);
  }

  /** The cards have lain open for some time. */
  private lieOpen(): void {
    this.each(side => {
      const bonus = this.bonusIn(this.happened.before, side.seat);
      return { ...side, bonus, total: sum(side.blocks) + bonus };
    });
    this.add('grow', [], { lasts: 0.6 });
  }

  /** What the cards add is known as soon as they lie open: as it was compared, or as it stands now. */
  private grown(side: SceneSide, last: boolean): SceneSide {
    const compared = last ? this.compared?.find(({ seat }) => seat === side.seat) : undefined;
    const bonus = compared ? compared.cards - this.counted(side.seat) : this.bonusIn(this.happened.after, side.seat);
    return { ...side, bonus, total: sum(side.blocks) + bonus };
  }

  /** What a quest adds that is only counted later. */
  private counted(seat: Seat): number {
    return this.facts.reduce(
      (n, fact) => n + (fact.kind === 'quest-counted' && fact.seat === seat ? fact.bonus : 0),
      0,
    );
  }

  private bonusIn(view: View, seat: Seat): number {
    if (!view.frames.some(({ kind }) => kind === 'battle')) return 0;
    const { terms } = explain(view, seat, { about: 'strength', seat, province: this.province });
    return terms.reduce((n, { what, amount }) => n + (what === 'cards' ? amount : 0), 0);
  }

  /** One text, one fallen figure, one card that came late. */
  private act(fact: BloodRageFact): void {
    this.each(side => ('seat' in fact && fact.seat === side.seat ? changed(side, fact) : side));
    if (fact.kind === 'cards-thrown-away')
      this.each(side => ({ ...side, cards: [], bonus: 0, total: sum(side.blocks) }));
    this.add('text', [fact], { lasts: 0.9 });
  }

  private compare(compared: readonly Side[]): void {
    const highest = Math.max(...compared.map(({ total }) => total));
    const best = compared.filter(({ total }) => total === highest);
    const winner = best.length === 1 ? best[0].seat : null;
    this.each(side => {
      const { figures = 0, cards = 0, total = 0 } = compared.find(({ seat }) => seat === side.seat) ?? {};
      const outcome = side.seat === winner ? 'won' : winner === null && total === highest ? 'tied' : 'lost';
      return { ...side, blocks: fitted(side.blocks, figures), bonus: cards, total, outcome };
    });
    const told = this.facts.filter(({ kind }) => kind === 'strength-compared' || /^battle-(won|tied)$/.test(kind));
    const { seat } = this.happened;
    const mine = this.mine();
    this.add('compare', told, { sound: mine && seat === winner ? 'win' : mine ? 'lose' : 'act' });
  }

  private each(change: (side: SceneSide) => SceneSide): void {
    this.sides = this.sides.map(change);
  }

  private add(part: BattlePart, facts: readonly BloodRageFact[], more: Pick<Beat, 'lasts' | 'sound'> = {}): void {
    this.beats.push({ part, facts, sides: this.sides, ...more });
  }
}

function pillagerIn({ before, facts }: Happened<View, BloodRageFact>): Seat | null {
  const declared = facts.findLast(fact => fact.kind === 'pillage-declared');
  if (declared?.kind === 'pillage-declared') return declared.seat;
  return before.frames.findLast(frame => frame.kind === 'pillage')?.seat ?? null;
}

/** The text of a card that was played, not what winning and losing brings by itself. */
function isText(fact: BloodRageFact): boolean {
  if (!('cause' in fact) || fact.kind === 'invaded') return false;
  return typeof fact.cause === 'string' && /^a\d-/.test(fact.cause);
}

function changed(side: SceneSide, fact: BloodRageFact): SceneSide {
  switch (fact.kind) {
    case 'destroyed':
      return withTotal({ ...side, blocks: without(side.blocks, fact.figure, fact.count) });
    case 'moved':
      return withTotal({ ...side, blocks: without(side.blocks, fact.figure, 1) });
    case 'quest-counted':
      return withTotal({ ...side, bonus: (side.bonus ?? 0) + fact.bonus });
    case 'card-added':
      return { ...side, cards: [...side.cards, fact.card] };
    default:
      return side;
  }
}

const withTotal = (side: SceneSide): SceneSide =>
  side.total === null || side.outcome !== null ? side : { ...side, total: sum(side.blocks) + (side.bonus ?? 0) };

/** Less so many figures of a kind, the last first. */
function without(blocks: readonly Block[], figure: string, count: number): readonly Block[] {
  const left = [...blocks];
  for (let n = 0; n < count; n++) {
    const at = left.findLastIndex(block => block.figure === figure);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The blocks as they were compared: where figures count otherwise together than one by one, as one. */
const fitted = (blocks: readonly Block[], figures: number): readonly Block[] =>
  sum(blocks) === figures ? blocks : figures > 0 ? [{ figure: blocks[0]?.figure ?? 'warrior', value: figures }] : [];
