import type { ReactElement } from 'react';
import type { CardProps } from './Card.tsx';
import { CardArt, ValueSign } from './CardArt.tsx';
import { Icon } from './Icon.tsx';
import './whole-card.css';

type WholeCardProps = Pick<
  CardProps,
  'kind' | 'name' | 'art' | 'value' | 'shape' | 'badge' | 'sign' | 'kindLine' | 'text' | 'foot' | 'className' | 'style'
>;

/** A card with all its words, lying on its side: as high as they are, and no higher. For where a card in zoom has no room. */
export function WholeCard(props: WholeCardProps): ReactElement {
  const { kind, name, art, value, shape, badge, sign, kindLine, text, foot, className, style } = props;
  return (
    <div className={className ? `sk-whole ${className}` : 'sk-whole'} style={style}>
      <span className="sk-whole-art">
        <CardArt kind={kind} art={art} seed={name.length} />
        {value !== undefined && <ValueSign value={value} shape={shape ?? 'shield'} />}
        {badge !== undefined && (
          <span className="sk-card-badge" aria-hidden="true">
            {badge}
          </span>
        )}
      </span>
      <span className="sk-whole-words">
        <span className="sk-whole-name">
          {name}
          {sign && <Icon name={sign.icon} size={19} label={sign.label} />}
        </span>
        <span className="sk-whole-kind">{kindLine}</span>
        {text !== undefined && <span className="sk-whole-text">{text}</span>}
        {foot !== undefined && <span className="sk-whole-kind">{foot}</span>}
      </span>
    </div>
  );
}
