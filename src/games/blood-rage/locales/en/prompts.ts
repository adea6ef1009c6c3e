/** What is asked: of the seat that acts, and as the others read it. */
export default {
  // For the seat that acts
  'prompt.draft': '{count, plural, one {Keep a card.} other {Keep # cards.}} You have {kept, number} of 6 so far.',
  'prompt.action': 'Your turn: take an action or pass. You have {rage, plural, one {# Rage} other {# Rage}}.',
  'prompt.march': 'Choose who marches from {from} to {to}.',
  'prompt.free-invasion': '{cause}: invade at no cost with {figure}?',
  'prompt.bring-warrior': '{cause}: bring a Warrior along {to_to}?',
  'prompt.pillage-now': '{cause}: pillage {province} at once for {rage, plural, one {# Rage} other {# Rage}}?',
  'prompt.call-to-battle':
    'Call to battle: {pillager} wants to pillage {province}. Send a figure from an adjacent province?',
  'prompt.battle-card': 'Battle for {province}: play a card, face down.',
  'prompt.keep-one': 'Choose the one figure that you keep in the battle for {province}.',
  'prompt.count-quest': 'Let {card} count as +{bonus, number} STR in the battle for {province}?',
  'prompt.late-card': 'Battle for {province}: add a card after the reveal?',
  'prompt.buy-back': 'Battle for {province} won: take a card back for {rage, plural, one {# Rage} other {# Rage}}?',
  'prompt.save':
    '{cause_kind, select, card {{cause}: your figures are about to be destroyed. Save any?} other {Your figures are about to be destroyed. Save any?}}',
  'prompt.raise': 'Choose the stat that rises ({cause}).',
  'prompt.move-leader': '{cause}: move the Leader on from {from}?',
  'prompt.come-back': '{cause}: send a Warrior back to {province} at no cost?',
  'prompt.sacrifice': '{cause}: choose a figure to give up.',
  'prompt.keep-card': 'Keep a card for the next Age?',

  // For those who wait
  'wait.draft': 'Waiting for {names}: choosing gifts of the gods.',
  'wait.action': 'Waiting for {names}: taking an action.',
  'wait.march': 'Waiting for {names}: marching from {from} to {to}.',
  'wait.free-invasion': 'Waiting for {names}: {cause}, a free invasion with {figure}.',
  'wait.bring-warrior': 'Waiting for {names}: {cause}, one more Warrior for {to}.',
  'wait.pillage-now': 'Waiting for {names}: {cause}, a pillage of {province} at once.',
  'wait.call-to-battle': 'Waiting for {names}: the call to battle for {province}, which {pillager} wants to pillage.',
  'wait.battle-card': 'Waiting for {names}: a card to play in the battle for {province}.',
  'wait.keep-one': 'Waiting for {names}: the one figure to keep in the battle for {province}.',
  'wait.count-quest': 'Waiting for {names}: whether {card} counts in the battle for {province}.',
  'wait.late-card': 'Waiting for {names}: cards after the reveal in the battle for {province}.',
  'wait.buy-back': 'Waiting for {names}: cards to take back after the battle for {province}.',
  'wait.save': 'Waiting for {names}: figures to save.',
  'wait.raise': 'Waiting for {names}: {cause}, a stat to raise.',
  'wait.move-leader': 'Waiting for {names}: {cause}, a move of the Leader.',
  'wait.come-back': 'Waiting for {names}: {cause}, a Warrior to send back to {province}.',
  'wait.sacrifice': 'Waiting for {names}: {cause}, figures to give up.',
  'wait.keep-card': 'Waiting for {names}: the card to keep for the next Age.',

  // What a seat may leave to the host
  'order.no-calls': 'Stay out of battles',
  'order.no-calls.text': 'When a call to battle reaches me, I do not join.',
  'order.no-late-cards': 'Add no card after the reveal',
  'order.no-late-cards.text': 'Where I could still add a card to a battle, I do not.',
  'order.no-rescues': 'Rescue nobody',
  'order.no-rescues.text': 'Where I could save figures from destruction, I let them go to Valhalla.',
} as const;
