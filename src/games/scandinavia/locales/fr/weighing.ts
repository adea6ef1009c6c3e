import type en from '../en/weighing.ts';

export default {
  'warning.give-region':
    '{region} passe au Seigneur allié avec toutes les unités, tous les héros et tous les bâtiments qui s’y trouvent.',
  'warning.bow':
    'Comme vassal, {lord} remet à {to} la moitié de l’or des taxes et des guildes, et {to} peut seul y mettre fin.',
  'warning.pillage': '{region} perd {lost, plural, one {# point de prospérité} other {# points de prospérité}}.',
  'warning.to-battle': '{lord} n’a déplacé personne et ne pourra plus le faire une fois les mouvements finis.',
  'warning.settle':
    '{count, plural, one {# unité ou drakkar ne peut être payé et s’en va.} other {# unités et drakkars ne peuvent être payés et s’en vont.}}',

  'order.fight-as-it-stands': 'Ne rien mettre en jeu dans les batailles',
  'order.fight-as-it-stands.text':
    'Quand je peux encore lancer, corrompre ou payer avant une bataille, je combats ainsi.',
  'order.no-spells': 'Aucun sort quand d’autres recrutent',
  'order.no-spells.text':
    'Quand je peux lancer un sort avant ou après le recrutement d’un autre Seigneur, je ne le fais pas.',
  'order.pay-upkeep': 'Payer tout l’entretien',
  'order.pay-upkeep.text': 'Quand je peux entretenir tout le monde, je paie pour tout le monde.',
} satisfies Record<keyof typeof en, string>;
