/** The words of the list of all lessons. These are the ids; the other languages have the same ones. */
export const en = {
  'learn.title': 'Learn',
  'learn.lessons': 'Lessons',
  'learn.all':
    '{lessons, plural, one {# lesson} other {# lessons}}, {minutes, plural, one {# minute} other {# minutes}} in all',
  'learn.progress': '{done, number} of {all, number} lessons done',
  'learn.minutes': '{minutes, number} min',
  'learn.start': 'start · {minutes, number} min',
  'learn.next': 'next · {minutes, number} min',
  'learn.again': 'again',
  'learn.under-way': 'begun',
  'learn.finished': 'done',
  'learn.go-on': 'Go on',
  'learn.go-on.title': 'Go on: {title}',
  'learn.begin.title': 'Begin: {title}',
  'learn.begin': 'Begin',
  'learn.where':
    '{game}, lesson {n, number} of {all, number} · about {minutes, plural, one {# minute} other {# minutes}}',
  'learn.all-done': 'You know them all',
  'learn.all-done.text': 'Every lesson is done. Repeat any of them, or sit down to a game.',
  'learn.to-lessons': 'All lessons',
  'learn.dropped': 'Part of your saved progress no longer fitted and was dropped.',
} as const;
