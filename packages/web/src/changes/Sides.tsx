import { IconArrowRight } from '@tabler/icons-react';
import { fromText } from '#contract/base/shares/fraction.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { Side } from '#contract/changes/schema.ts';
import { useText } from '../base/texts.tsx';
import { Facts } from '../kit/card/Facts.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import { usePercentText } from '../kit/share/fraction-text.ts';
import css from './Changes.module.css';
import { useWords } from './useWords.ts';

function OneSide({ title, side, isNew = false }: { title: string; side: Side; isNew?: boolean }) {
  const say = useText();
  const words = useWords();
  const asPercent = usePercentText();
  const none = side.owners.length + side.fields.length === 0;
  return (
    <div className={isNew ? `${css.side} ${css.new}` : css.side}>
      <h3 className={css.sideTitle}>{title}</h3>
      {none && <p className={css.quiet}>{say('CHANGES.NOBODY')}</p>}
      {side.owners.map((o) => (
        <div className={css.owner} key={`${o.unit}:${o.joint}:${o.names.join('+')}:${o.share}`}>
          <span className={css.people}>
            {o.names.map((name) => (
              <span className={css.person} key={name}>
                <Avatar name={name} size="s" />
                <b>{typo(name)}</b>
              </span>
            ))}
          </span>
          <span className={css.quiet}>
            {[asPercent(fromText(o.share)), o.joint && say('CHANGES.JOINTLY')].filter(Boolean).join(', ')}
          </span>
        </div>
      ))}
      {side.fields.length > 0 && (
        <Facts
          narrow
          facts={side.fields.map(({ unit, field, value }) => {
            const name = say(`IMPORTS.FIELDS.${field}`);
            return [unit ? say('CHANGES.OF_UNIT', { field: name, unit }) : name, words(field, value ?? '')] as const;
          })}
        />
      )}
    </div>
  );
}

/** The house now and what the extract says: side by side, on a phone the old above the new. */
export function Sides({ before, after }: { before: Side; after: Side }) {
  const say = useText();
  return (
    <div className={css.sides}>
      <OneSide title={say('CHANGES.OURS')} side={before} />
      <IconArrowRight className={css.arrow} size={22} stroke={1.75} aria-hidden="true" />
      <OneSide title={say('CHANGES.THEIRS')} side={after} isNew />
    </div>
  );
}
