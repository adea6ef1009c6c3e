import type { HangingWords } from '../../../kit/look/hanging.ts';

/** One sentence that makes one want to play. */
export const PITCH: HangingWords = {
  en: 'Draft the gifts of the gods, fight for the provinces before Ragnarök takes them, and die well.',
  it: 'Scegli i doni degli dèi, combatti per le province prima che il Ragnarök le inghiotta e muori con gloria.',
  fr: 'Choisissez les cadeaux des dieux, battez-vous pour les provinces avant que le Ragnarök ne les emporte, et mourez dignement.',
  es: 'Elige los dones de los dioses, lucha por las provincias antes de que el Ragnarök se las lleve y muere con gloria.',
};

/** How far a game is. */
export const STAGE: HangingWords = {
  en: 'Age {age, select, 1 {I} 2 {II} other {III}}, {phase_id, select, gods_gifts {Gods’ Gifts} action {Action} discard {Discard} quest {Quest} ragnarok {Ragnarök} other {Release Valhalla}}',
  it: 'Era {age, select, 1 {I} 2 {II} other {III}}, {phase_id, select, gods_gifts {Doni degli Dèi} action {Azione} discard {Scarto} quest {Impresa} ragnarok {Ragnarök} other {Ritorno dal Valhalla}}',
  fr: 'Âge {age, select, 1 {I} 2 {II} other {III}}, {phase_id, select, gods_gifts {Cadeaux des Dieux} action {Action} discard {Défausse} quest {Quête} ragnarok {Ragnarök} other {Libération du Valhalla}}',
  es: 'Edad {age, select, 1 {I} 2 {II} other {III}}, {phase_id, select, gods_gifts {Dones de los dioses} action {Acción} discard {Descarte} quest {Misión} ragnarok {Ragnarök} other {Regreso del Valhalla}}',
};
