import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconLink,
  IconMessage,
  IconPencil,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { differenceOf } from '#contract/minutes/rules-difference.ts';
import type { MinutesView } from '#contract/minutes/schema.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { useText } from '../../base/texts.tsx';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';
import css from '../rows/Minutes.module.css';
import { RowButton } from '../rows/RowButton.tsx';
import type { Reading } from '../rows/useEditing.ts';
import { PointEditor } from './PointEditor.tsx';

type Point = MinutesView['content']['points'][number];
type Props = Reading & { point: Point };

const looks: Record<Point['end'], { tone: TagTone; icon: typeof IconCheck }> = {
  passed: { tone: 'ok', icon: IconCheck },
  failed: { tone: 'bad', icon: IconX },
  noQuorum: { tone: 'bad', icon: IconX },
  open: { tone: 'info', icon: IconMessage },
  discussed: { tone: 'stone', icon: IconMessage },
};

/** A point: as it was voted on, how it ended, and what was said against it. */
export function PointRow({ point, ...of }: Props) {
  const say = useText();
  const { view } = of;
  const [editing, setEditing] = useState(false);
  const name = `${point.label}. ${typo(point.name)}`;
  return (
    <li className={css.point} id={`zapis-${point.key}`} tabIndex={-1}>
      <div className={css.head}>
        <h3 className={css.name}>{name}</h3>
        <Tag {...looks[point.end]}>{say(`MINUTES.ENDS.${point.end}`)}</Tag>
      </div>
      {editing ? (
        <PointEditor {...of} point={point} onClose={() => setEditing(false)} />
      ) : (
        <>
          {point.wording && <p className={css.said}>{typo(point.wording)}</p>}
          {point.result && <p className={css.result}>{point.result}</p>}
          {point.note && <p className={css.result}>{typo(point.note)}</p>}
          <Objections point={point} />
          <Consent point={point} />
          <Voted view={view} point={point} />
          <div className={css.under}>
            {point.voteId !== null && (
              <Link {...voteLinks.one(point.voteId)} className={css.source}>
                <IconLink size={16} stroke={1.75} aria-hidden="true" />
                {say('MINUTES.VOTE')}
              </Link>
            )}
            {point.edited && <span>{say('MINUTES.EDITED')}</span>}
            {view.may.edit && (
              <RowButton
                icon={IconPencil}
                label={say('MINUTES.EDIT_OF', { what: name })}
                onClick={() => setEditing(true)}
              >
                {say('MINUTES.EDIT')}
              </RowButton>
            )}
          </div>
        </>
      )}
    </li>
  );
}

type OfPoint = { point: Point };

function Objections({ point }: OfPoint) {
  const say = useText();
  return point.objections.map(({ who, text }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same word for word
    <p key={i} className={text.trim() === '' ? css.warn : css.result}>
      {text.trim() === '' ? (
        <>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {say('MINUTES.OBJECTION_EMPTY', { who })}
        </>
      ) : (
        say('MINUTES.OBJECTION', { who, text })
      )}
    </p>
  ));
}

function Consent({ point }: OfPoint) {
  const say = useText();
  if (point.consent === null) return null;
  return point.consent ? (
    <p className={css.result}>{say('MINUTES.CONSENT_SAID')}</p>
  ) : (
    <p className={css.warn}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      {say('MINUTES.CONSENT_NONE')}
    </p>
  );
}

/** What was voted on, where the minutes say something else. */
function Voted({ view, point }: OfPoint & { view: MinutesView }) {
  const say = useText();
  const voted = view.originals.points[point.key]?.wording;
  if (voted === undefined || point.end === 'discussed') return null;
  const difference = differenceOf(voted, point.wording);
  if (!difference) return null;
  return (
    <p className={css.bad}>
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      {say('MINUTES.VOTED', { was: difference.removed || voted })}
    </p>
  );
}
