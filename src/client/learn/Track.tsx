import type { ReactElement } from 'react';
import { Icon } from '../../kit/look/Icon.tsx';
import { Link } from '../Link.tsx';
import { progress } from './progress.ts';
import type { Taught } from './taught.ts';
import './track.css';

type Is = 'done' | 'now' | 'later';

function standing({ lessons, place }: Taught): readonly Is[] {
  const { finished } = progress();
  return lessons.map(({ game, name }, i) =>
    i === place ? 'now' : finished.includes(`${game}/${name}`) ? 'done' : 'later',
  );
}

/** All lessons of the game, a hexagon each: those done, this one, those to come. */
export function Track(props: Taught): ReactElement {
  const { lessons, titles, place, say } = props;
  const all = standing(props);
  return (
    <ol className="sk-lesson-track sk-display">
      {lessons.map(({ game, name }, i) => (
        <li key={name} data-is={all[i]} title={titles[name].title}>
          <Link to={{ screen: 'learn', game, lesson: name }} current={i === place}>
            <span aria-hidden="true">{all[i] === 'done' ? <Icon name="check-mark" size={15} /> : i + 1}</span>
            <span className="sk-heard">{say('learn.lesson-title', { n: i + 1, title: titles[name].title })}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The same, only looked at, where there is little room. */
export const SmallTrack = (props: Taught): ReactElement => (
  <span className="sk-lesson-small" aria-hidden="true">
    {standing(props).map((is, i) => (
      <i key={props.lessons[i].name} data-is={is} />
    ))}
  </span>
);
