import type { ReactElement } from 'react';
import { Board, type BoardFigure, type BoardProps, type BoardProvince } from '../../table/board/Board.tsx';

const f = (clan: BoardFigure['clan'], figure: string, count = 1, str = 1): BoardFigure => ({
  clan,
  figure,
  count,
  str,
});
const p = (
  id: string,
  token: BoardProvince['token'],
  villages: number,
  figures: BoardFigure[],
  more: Partial<BoardProvince> = {},
): BoardProvince => ({
  id,
  token,
  villages,
  figures,
  pillaged: false,
  destroyed: false,
  doomed: 0,
  ...more,
});

/** The position of the pictures. */
const PICTURE: BoardProvince[] = [
  p('elvagar', 'rage', 4, [f('wolf', 'warrior', 2), f('bear', 'warrior')]),
  p('angerboda', 'axes', 5, [f('raven', 'valkyrie', 1, 2), f('raven', 'warrior'), f('serpent', 'warrior', 2)]),
  p('muspelheim', 'horns', 5, [f('bear', 'leader', 1, 3), f('bear', 'warrior'), f('serpent', 'leader', 1, 3)], {
    pillaged: true,
    doomed: 3,
  }),
  p('horgr', 'glory5', 4, [f('bear', 'troll', 1, 2), f('bear', 'warrior')]),
  p('utgard', 'rage', 3, [], { destroyed: true }),
  p('andlang', 'rage', 3, [f('wolf', 'warrior')], { pillaged: true }),
  p('gimle', 'axes', 5, [f('raven', 'leader', 1, 3), f('raven', 'warrior'), f('wolf', 'dwarf-chieftain', 1, 2)]),
  p('myrkulor', 'horns', 3, [], { destroyed: true }),
  p('yggdrasil', 'all', 0, [
    f('wolf', 'leader', 1, 3),
    f('wolf', 'warrior'),
    f('serpent', 'warrior'),
    f('raven', 'warrior'),
  ]),
];
const SHIPS = [
  { id: 'fjord-ne', figures: [f('wolf', 'ship', 1, 2)] },
  { id: 'fjord-se', figures: [f('serpent', 'sea-serpent', 1, 3)] },
  { id: 'fjord-sw', figures: [f('bear', 'ship', 1, 2)] },
  { id: 'fjord-nw', figures: [f('raven', 'ship', 1, 2)] },
];

/** Everything full, everything doomed that can be. */
const CROWDED: BoardProvince[] = [
  p(
    'elvagar',
    'rage',
    4,
    [
      f('wolf', 'leader', 1, 3),
      f('bear', 'fire-giant', 1, 4),
      f('serpent', 'leader', 1, 3),
      f('raven', 'valkyrie', 1, 2),
    ],
    { doomed: 3 },
  ),
  p(
    'angerboda',
    'axes',
    5,
    [
      f('raven', 'leader', 1, 3),
      f('raven', 'warrior', 2),
      f('serpent', 'leader', 1, 3),
      f('wolf', 'frost-giant', 1, 4),
    ],
    { doomed: 3 },
  ),
  p(
    'muspelheim',
    'horns',
    5,
    [
      f('bear', 'leader', 1, 3),
      f('bear', 'warrior'),
      f('serpent', 'leader', 1, 3),
      f('wolf', 'leader', 1, 3),
      f('raven', 'dark-elf', 1, 1),
    ],
    { doomed: 3 },
  ),
  p(
    'horgr',
    'glory5',
    4,
    [f('bear', 'troll', 1, 2), f('bear', 'leader', 1, 3), f('wolf', 'volur-witch', 1, 3), f('raven', 'leader', 1, 3)],
    { doomed: 4 },
  ),
  p('utgard', 'rage', 3, [f('raven', 'soldier-of-hel', 1, 3), f('wolf', 'leader', 1, 3), f('bear', 'warrior')], {
    doomed: 4,
  }),
  p('andlang', 'rage', 3, [f('wolf', 'leader', 1, 3), f('bear', 'leader', 1, 3), f('raven', 'leader', 1, 3)], {
    doomed: 2,
  }),
  p(
    'gimle',
    'axes',
    5,
    [
      f('raven', 'leader', 1, 3),
      f('wolf', 'leader', 1, 3),
      f('bear', 'leader', 1, 3),
      f('serpent', 'leader', 1, 3),
      f('wolf', 'dwarf-chieftain', 1, 2),
    ],
    { doomed: 3 },
  ),
  p('myrkulor', 'horns', 3, [f('raven', 'warrior', 1, 2), f('wolf', 'leader', 1, 3)], { doomed: 3 }),
  p('yggdrasil', 'all', 0, [
    ...(['wolf', 'bear', 'serpent', 'raven'] as const).flatMap(c => [f(c, 'leader', 1, 3), f(c, 'warrior', 4)]),
    f('wolf', 'troll', 1, 2),
    f('bear', 'valkyrie', 1, 2),
    f('raven', 'frost-giant', 1, 4),
  ]),
];
const ARMADA = SHIPS.map((s, i) => ({
  ...s,
  figures: (['wolf', 'bear', 'serpent', 'raven'] as const)
    .map(c => f(c, 'ship', 1, 2))
    .concat(i < 2 ? [f('bear', 'sea-serpent', 1, 3)] : []),
}));

const title = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const set = (...ids: string[]) => new Set(ids);
const figures = (...keys: string[]) => new Map(keys.map(key => [key, `figure:${key}` as const]));
const tip = (id: string) => (
  <div style={{ width: 170 }}>
    <b className="sk-display" style={{ fontSize: 17 }}>
      {title(id)}
    </b>
    <div>2 of 5 free</div>
    <div>Raven: 3 + 1 + ship 2 = 6</div>
  </div>
);
const quiet = {
  tip,
  label: title,
  regionLabel: title,
  describe: title,
  onPlace: (id: string) => console.log('place', id),
  onFigure: (key: string) => console.log('figure', key),
  strings: { destroyed: 'Destroyed', doomed: (g: number) => `Doomed · ${g} glory`, doomedShort: 'Doomed' },
};

const EVERY = set('elvagar', 'angerboda', 'muspelheim', 'horgr', 'andlang', 'gimle', 'yggdrasil');
const VILLAGES = set('elvagar', 'angerboda', 'muspelheim', 'horgr', 'andlang', 'gimle');
const TOKENS = set('angerboda', 'gimle', 'yggdrasil');

export const SCENES: Record<string, BoardProps> = {
  picture: {
    ...quiet,
    provinces: PICTURE,
    fjords: SHIPS,
    lit: EVERY,
    litVillages: VILLAGES,
    litTokens: TOKENS,
    litFigures: figures(),
  },
  crowded: {
    ...quiet,
    provinces: CROWDED,
    fjords: ARMADA,
    lit: set(),
    litFigures: figures('gimle/raven/leader', 'muspelheim/bear/warrior'),
  },
  march: {
    ...quiet,
    provinces: PICTURE,
    fjords: [{ id: 'fjord-ne', figures: [] }, ...SHIPS.slice(1)],
    lit: set('elvagar', 'yggdrasil', 'fjord-ne', 'fjord-nw', 'andlang'),
    litFigures: figures('gimle/raven/warrior', 'fjord-sw/bear/ship'),
    selected: 'gimle',
  },
  looking: { ...quiet, provinces: PICTURE, fjords: SHIPS, lit: EVERY, litFigures: figures(), looking: true },
};

export function BoardScene({
  scene,
  width,
  height,
}: {
  scene: string;
  width: number | string;
  height?: number;
}): ReactElement {
  const props = SCENES[scene];
  return <div style={{ width, height }}>{props && <Board {...props} />}</div>;
}
