/** How long a game takes, as words and their arguments: long ones are told in hours. */
export function lengthOf(minutes: number): readonly [key: 'hall.minutes' | 'hall.hours', args: Record<string, number>] {
  return minutes < 120 ? ['hall.minutes', { minutes }] : ['hall.hours', { hours: Math.round(minutes / 30) / 2 }];
}
