import type en from '../en/prompts.ts';

export default {
  // For the seat that acts
  'prompt.draft': '{count, plural, one {Tieni una carta.} other {Tieni # carte.}} Finora ne hai {kept, number} su 6.',
  'prompt.action': 'Tocca a te: fai un’azione o passa la mano. Hai {rage, plural, one {# Furia} other {# Furia}}.',
  'prompt.march': 'Scegli chi marcia {from_from} {to_to}.',
  'prompt.free-invasion': '{cause}: vuoi invadere gratuitamente con {figure}?',
  'prompt.bring-warrior': '{cause}: vuoi portare anche un Guerriero {to_to}?',
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
  'prompt.move-leader': '{cause}: vuoi spostare il Capo {from_from}?',
  'prompt.come-back': '{cause}: rimandi un Guerriero {province_to} gratuitamente?',
  'prompt.sacrifice': '{cause}: scegli una miniatura da sacrificare.',
  'prompt.keep-card': 'Conservi una carta per la prossima Era?',

  // For those who wait
  'wait.draft': 'In attesa di: {names}. Scelta dei doni degli Dèi.',
  'wait.action': 'In attesa di: {names}. Scelta dell’azione.',
  'wait.march': 'In attesa di: {names}. Marcia {from_from} {to_to}.',
  'wait.free-invasion': 'In attesa di: {names}. {cause}: invasione gratuita con {figure}.',
  'wait.bring-warrior': 'In attesa di: {names}. {cause}: un Guerriero in più per {to}.',
  'wait.pillage-now': 'In attesa di: {names}. {cause}: può saccheggiare subito {province}.',
  'wait.call-to-battle': 'In attesa di: {names}. Chiamata alle Armi: {pillager} vuole saccheggiare {province}.',
  'wait.battle-card': 'In attesa di: {names}. Carta da giocare nella battaglia per {province}.',
  'wait.keep-one': 'In attesa di: {names}. L’unica miniatura da tenere nella battaglia per {province}.',
  'wait.count-quest': 'In attesa di: {names}. Se {card} conta nella battaglia per {province}.',
  'wait.late-card': 'In attesa di: {names}. Carte dopo la rivelazione nella battaglia per {province}.',
  'wait.buy-back': 'In attesa di: {names}. Carte da riprendere dopo la battaglia per {province}.',
  'wait.save': 'In attesa di: {names}. Miniature da salvare.',
  'wait.raise': 'In attesa di: {names}. {cause}: statistica da aumentare.',
  'wait.move-leader': 'In attesa di: {names}. {cause}: spostamento del Capo.',
  'wait.come-back': 'In attesa di: {names}. {cause}: un Guerriero da rimandare {province_to}.',
  'wait.sacrifice': 'In attesa di: {names}. {cause}: miniature da sacrificare.',
  'wait.keep-card': 'In attesa di: {names}. Carta da conservare per la prossima Era.',

  // What a seat may leave to the host
  'order.no-calls': 'Resta fuori dalle battaglie',
  'order.no-calls.text': 'Quando mi raggiunge una chiamata alle armi, non rispondo.',
  'order.no-late-cards': 'Nessuna carta dopo la rivelazione',
  'order.no-late-cards.text': 'Se posso ancora aggiungere una carta a una battaglia, non lo faccio.',
  'order.no-rescues': 'Non salvare nessuno',
  'order.no-rescues.text': 'Se posso salvare miniature dalla distruzione, le lascio andare nel Valhalla.',
} satisfies Record<keyof typeof en, string>;
