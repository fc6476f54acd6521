import { IconAlertTriangle, IconArrowBackUp, IconLink, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { assemblyLinks } from '#contract/assembly/links.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MinutesView } from '#contract/minutes/schema.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { summonsLinks } from '#contract/summons/links.ts';
import { useText } from '../../base/texts.tsx';
import css from '../rows/Minutes.module.css';
import { saidIn, withFact, withOffice, withVerifiers } from '../rows/overriding.ts';
import { RowButton } from '../rows/RowButton.tsx';
import { type Reading, useKeeping } from '../rows/useEditing.ts';
import { FactEditor } from './FactEditor.tsx';

type Fact = MinutesView['content']['facts'][number];
type Props = Reading & { fact: Fact };

/** Where the fact is known from; what people wrote has no place of its own. */
function placeOf({ meetingId, content }: MinutesView, { source }: Fact): Place | null {
  if (source === 'hand') return null;
  if (source === 'course') return assemblyLinks.run(meetingId);
  if (source === 'delivery') return summonsLinks.delivery(meetingId);
  const vote = content.points.find((p) => p.voteId !== null)?.voteId ?? null;
  if (source === 'attendance') return vote === null ? null : voteLinks.one(vote);
  return meetingLinks.one(meetingId);
}

const offices = { opened: 'opener', chaired: 'chair' } as const;

/** What brings the fact back to what the portal says; null where nobody said otherwise. */
function useRestoring(of: Reading, { id, edited }: Fact) {
  const { keep } = useKeeping(of);
  const said = saidIn(of.view);
  const office = id === 'opened' || id === 'chaired' ? offices[id] : null;
  const isChosen =
    (office !== null && said.people[office] !== undefined) ||
    (id === 'officers' && (said.people.scribe !== undefined || said.people.verifiers !== undefined));
  if (!edited && !isChosen) return null;
  return () => {
    const plain = withFact(said, id, null);
    if (office) return keep(withOffice(plain, office, undefined));
    return keep(id === 'officers' ? withVerifiers(withOffice(plain, 'scribe', undefined), undefined) : plain);
  };
}

/** One fact of the law: what it says, from where, and the way to say it otherwise. */
export function FactRow({ fact, ...of }: Props) {
  const say = useText();
  const { view } = of;
  const [editing, setEditing] = useState(false);
  const restore = useRestoring(of, fact);
  const name = say(`MINUTES.FACTS.${fact.id}`);
  const place = placeOf(view, fact);
  const wrong = view.check.filter((item) => !item.ok && item.at === fact.id);
  return (
    <div className={css.row} id={`zapis-${fact.id}`} tabIndex={-1}>
      <dt>{name}</dt>
      <dd>
        {editing ? (
          <FactEditor {...of} fact={fact} name={name} onClose={() => setEditing(false)} />
        ) : (
          <>
            <p className={fact.text ? css.said : css.none}>{fact.text ? typo(fact.text) : say('MINUTES.NOTHING')}</p>
            <div className={css.under}>
              {place && view.may.edit && (
                <Link {...place} className={css.source}>
                  <IconLink size={16} stroke={1.75} aria-hidden="true" />
                  {say(`MINUTES.SOURCES.${fact.source}`)}
                </Link>
              )}
              {restore && <span>{say('MINUTES.EDITED')}</span>}
              {view.may.edit && (
                <RowButton
                  icon={IconPencil}
                  label={say('MINUTES.EDIT_OF', { what: name })}
                  onClick={() => setEditing(true)}
                >
                  {say('MINUTES.EDIT')}
                </RowButton>
              )}
              {restore && view.may.edit && (
                <RowButton
                  icon={IconArrowBackUp}
                  label={say('MINUTES.RESTORE_OF', { what: name })}
                  onClick={() => void restore()}
                >
                  {say('MINUTES.RESTORE')}
                </RowButton>
              )}
            </div>
          </>
        )}
        {wrong.map((item) => (
          <p key={item.id} className={css.warn}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
            {item.title}
          </p>
        ))}
      </dd>
    </div>
  );
}
