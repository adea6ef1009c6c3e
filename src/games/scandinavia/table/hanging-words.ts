import type { HangingWords } from '../../../kit/look/hanging.ts';

/** One sentence that makes one want to play. */
export const PITCH: HangingWords = {
  en: 'Rule a realm through ten phases a turn: bind allies, raise armies, bid for the Dragon, and take Selorian from whoever holds it.',
  it: 'Governa un regno per dieci fasi a turno: stringi alleanze, arruola armate, contendi il Drago e strappa Selorian a chi la tiene.',
  fr: 'Gouvernez un royaume en dix phases par tour\u00a0: nouez des alliances, levez des armées, disputez le Dragon, et prenez Selorian à qui la tient.',
  es: 'Gobierna un reino en diez fases por turno: sella alianzas, levanta ejércitos, puja por el Dragón y arrebata Selorian a quien la tenga.',
};

/** How far a game is. */
export const STAGE: HangingWords = {
  en: '{turn, plural, =0 {Set-up} other {Turn #, {phase_id, select, initiative {Initiative} diplomacy {Diplomacy} power {Power} events {Random events} dragon {Dragon auction} taxes {Taxes} recruiting {Recruiting} construction {Construction} military {Military phase} other {Upkeep}}}}',
  it: '{turn, plural, =0 {Preparazione} other {Turno #, {phase_id, select, initiative {Iniziativa} diplomacy {Diplomazia} power {Potere} events {Eventi Random} dragon {Asta per il Drago} taxes {Raccolta Tasse} recruiting {Reclutamento} construction {Costruzione} military {Fase Militare} other {Mantenimento truppe}}}}',
  fr: '{turn, plural, =0 {Mise en place} other {Tour #, {phase_id, select, initiative {Initiative} diplomacy {Diplomatie} power {Pouvoir} events {Événements aléatoires} dragon {Enchères du Dragon} taxes {Levée des taxes} recruiting {Recrutement} construction {Construction} military {Phase militaire} other {Entretien}}}}',
  es: '{turn, plural, =0 {Preparación} other {Turno #, {phase_id, select, initiative {Iniciativa} diplomacy {Diplomacia} power {Poder} events {Eventos aleatorios} dragon {Subasta del Dragón} taxes {Recaudación} recruiting {Reclutamiento} construction {Construcción} military {Fase militar} other {Mantenimiento}}}}',
};
