import type en from '../en/prompts.ts';

export default {
  // For the seat that acts
  'prompt.draft': '{count, plural, one {Tieni una carta.} other {Tieni # carte.}} Finora ne hai {kept, number} su 6.',
  'prompt.action': 'Tocca a te: fai un’azione o passa la mano. Hai {rage, plural, one {# Furia} other {# Furia}}.',
  'prompt.march': 'Scegli chi marcia da {from} verso {to}.',
  'prompt.free-invasion': '{cause}: vuoi invadere gratuitamente con {figure}?',
  'prompt.bring-warrior': '{cause}: vuoi portare anche un Guerriero verso {to}?',
  'prompt.pillage-now':
    '{cause}: vuoi saccheggiare subito {province} per {rage, plural, one {# Furia} other {# Furia}}?',
  'prompt.call-to-battle':
    'Chiamata alle Armi: {pillager} vuole saccheggiare {province}. Mandi una miniatura da una provincia adiacente?',
  'prompt.battle-card': 'Battaglia per {province}: gioca una carta coperta.',
  'prompt.keep-one': 'Scegli l’unica miniatura che tieni nella battaglia per {province}.',
  'prompt.count-quest': 'Vuoi che {card} conti come +{bonus, number} FOR nella battaglia per {province}?',
  'prompt.late-card': 'Battaglia per {province}: aggiungi una carta dopo la rivelazione?',
  'prompt.buy-back':
    'Battaglia per {province} vinta: riprendi una carta per {rage, plural, one {# Furia} other {# Furia}}?',
  'prompt.save':
    '{cause_kind, select, card {{cause}: le tue miniature stanno per essere distrutte. Ne salvi qualcuna?} other {Le tue miniature stanno per essere distrutte. Ne salvi qualcuna?}}',
  'prompt.raise': 'Scegli la statistica da aumentare ({cause}).',
  'prompt.move-leader': '{cause}: vuoi spostare il Capo da {from}?',
  'prompt.come-back': '{cause}: rimandi un Guerriero verso {province} gratuitamente?',
  'prompt.sacrifice': '{cause}: scegli una miniatura da sacrificare.',
  'prompt.keep-card': 'Scegli la carta che conservi per la prossima Era.',

  // For those who wait
  'wait.draft': 'In attesa: {names}. Scelta dei doni degli Dèi.',
  'wait.action': 'In attesa: {names}. Scelta dell’azione.',
  'wait.march': 'In attesa: {names}. Marcia da {from} verso {to}.',
  'wait.free-invasion': 'In attesa: {names}. {cause}: invasione gratuita con {figure}.',
  'wait.bring-warrior': 'In attesa: {names}. {cause}: un Guerriero in più per {to}.',
  'wait.pillage-now': 'In attesa: {names}. {cause}: saccheggio immediato per {province}.',
  'wait.call-to-battle': 'In attesa: {names}. Chiamata alle Armi: {pillager} vuole saccheggiare {province}.',
  'wait.battle-card': 'In attesa: {names}. Carta per la battaglia per {province}.',
  'wait.keep-one': 'In attesa: {names}. L’unica miniatura da tenere nella battaglia per {province}.',
  'wait.count-quest': 'In attesa: {names}. Se {card} conta nella battaglia per {province}.',
  'wait.late-card': 'In attesa: {names}. Carte dopo la rivelazione nella battaglia per {province}.',
  'wait.buy-back': 'In attesa: {names}. Carte da riprendere dopo la battaglia per {province}.',
  'wait.save': 'In attesa: {names}. Miniature da salvare.',
  'wait.raise': 'In attesa: {names}. {cause}: statistica da aumentare.',
  'wait.move-leader': 'In attesa: {names}. {cause}: spostamento del Capo.',
  'wait.come-back': 'In attesa: {names}. {cause}: un Guerriero da rimandare verso {province}.',
  'wait.sacrifice': 'In attesa: {names}. {cause}: miniature da sacrificare.',
  'wait.keep-card': 'In attesa: {names}. Carta da conservare per la prossima Era.',
} satisfies Record<keyof typeof en, string>;
