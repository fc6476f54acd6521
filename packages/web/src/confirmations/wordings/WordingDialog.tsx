import { useState } from 'react';
import type * as z from 'zod/mini';
import { sizeText } from '#contract/base/files/files.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { WordingCalls } from '#contract/confirmations/endpoints-wordings.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import type { Worded } from '../asking.ts';
import { useWording, useWordings } from './data.ts';
import css from './Wordings.module.css';

type Whole = z.output<WordingCalls<never>['one']['output']>;

/** One older wording as people read it, with what was attached to it. */
function Wording({ wording }: { wording: Whole }) {
  const say = useText();
  const when = useWhen();
  const { locale } = useLanguage();
  const { contentVersion, title, description, since, until, replacedBy, confirmedAt, files, documents } = wording;
  const kept = files.flatMap((f) => f.file ?? []);
  const lost = files.filter((f) => f.file === null);
  return (
    <>
      <p className={css.about}>
        {say('CONFIRMATIONS.WORDINGS.IN_FORCE', {
          version: contentVersion,
          since: when.moment(since),
          until: when.moment(until),
        })}{' '}
        {replacedBy && say('CONFIRMATIONS.WORDINGS.REPLACED_BY', { name: replacedBy })}
      </p>
      {confirmedAt && (
        <p className={css.quiet}>{say('CONFIRMATIONS.WORDINGS.CONFIRMED', { at: when.moment(confirmedAt) })}</p>
      )}
      <article className={css.text}>
        <h3 className={css.title}>{typo(title)}</h3>
        <Prose html={description} headingsFrom={4} />
      </article>
      {kept.length + documents.length > 0 && (
        <>
          <h3 className={css.heading}>{say('CONFIRMATIONS.WORDINGS.FILES')}</h3>
          <Attachments files={kept} chosen={documents} label={say('CONFIRMATIONS.WORDINGS.FILES')} />
        </>
      )}
      {lost.length > 0 && (
        <>
          <h3 className={css.heading}>{say('CONFIRMATIONS.WORDINGS.LOST')}</h3>
          <ul className={css.lost}>
            {lost.map((f) => (
              <li key={f.id}>
                {f.name} <span className={css.quiet}>{sizeText(f.size, locale)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Props = {
  worded: Worded;
  /** The one to begin with; the latest when not given. */
  from?: number | undefined;
  onClose: () => void;
};
/** What something said before it was changed: everything for the committee, for others what they confirmed. */
export function WordingDialog({ worded, from, onClose }: Props) {
  const say = useText();
  const when = useWhen();
  const list = useWordings(worded);
  const [chosen, choose] = useState(from);
  const all = list.data?.wordings ?? [];
  const id = chosen ?? all[0]?.id ?? null;
  const of = useWording(worded, id);
  return (
    <Dialog opened onClose={onClose} wide over title={say(worded.title)}>
      {all.length > 1 && (
        <Select
          label={say('CONFIRMATIONS.WORDINGS.PICK')}
          data={all.map((w) => ({
            value: String(w.id),
            label: say('CONFIRMATIONS.WORDINGS.OPTION', { version: w.contentVersion, since: when.moment(w.since) }),
          }))}
          value={String(id)}
          onChange={(value) => choose(Number(value))}
        />
      )}
      <Loaded of={of}>{(wording) => <Wording wording={wording} />}</Loaded>
    </Dialog>
  );
}
