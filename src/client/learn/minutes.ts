import type { LessonEntry } from './catalogue.ts';

const FILES = import.meta.glob<number>('../../../lessons/*/[0-9]*.json', { import: 'minutes', eager: true });
const BY_NAME = new Map(Object.entries(FILES).map(([path, minutes]) => [nameOf(path), minutes]));

/** `…/<game>/03-march.json` as `<game>/march`. */
function nameOf(path: string): string {
  const [game = '', file = ''] = path.split('/').slice(-2);
  return `${game}/${file.replace(/^\d+-|\.json$/g, '')}`;
}

/** How long a lesson takes, about. */
export const minutesOf = ({ game, name }: LessonEntry): number => BY_NAME.get(`${game}/${name}`) ?? 0;
