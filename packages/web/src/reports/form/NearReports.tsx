import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowRight, IconRepeat, IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { reportLinks } from '#contract/reports/links.ts';
import type { NearReport } from '#contract/reports/schema-near.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { useAlso } from '../rows/data.ts';
import { isOpen, StateTag } from '../rows/Marks.tsx';
import { usePlaceText } from '../rows/usePlaceText.ts';
import css from './NearReports.module.css';
import { nearInput, type ReportFields } from './reportValues.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** Characters of a title from which something is looked for, and how long somebody has to pause. */
const fewest = 3;
const pause = 500;

/** What the report being written may repeat: offered under its title, nothing while there is none. */
export function NearReports({ fields }: { fields: ReportFields }) {
  const say = useText();
  const [asked] = useDebouncedValue(JSON.stringify(nearInput(fields.values)), pause);
  const input = JSON.parse(asked) as ReturnType<typeof nearInput>;
  const when = input.title.trim().length >= fewest;
  const found = useReading(reportCare.near, input, { when, keep: true }).data?.reports ?? [];
  const near = when ? found : [];
  return (
    <section className={css.near} aria-label={say('REPORT.NEAR.TITLE')} aria-live="polite">
      {near.length > 0 && (
        <>
          <p className={css.title}>{say('REPORT.NEAR.TITLE')}</p>
          <p className={css.lead}>{say('REPORT.NEAR.LEAD')}</p>
          <ul className={css.list}>
            {near.map((r) => (
              <Near key={r.id} r={r} leave={() => fields.resetDirty()} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** One of them, with enough to know it by. */
function Near({ r, leave }: { r: NearReport; leave: () => void }) {
  const say = useText();
  const { day } = useWhen();
  const place = usePlaceText()(r.place);
  const when = r.solvedAt
    ? say('REPORT.NEAR.SOLVED', { day: day(r.solvedAt) })
    : say('REPORT.DETAIL.REPORTED', { when: day(r.createdAt) });
  return (
    <li className={css.one}>
      {r.picture?.previewUrl && (
        <img className={css.picture} src={r.picture.previewUrl} alt={r.picture.description || ''} />
      )}
      <div className={css.words}>
        <span className={css.head}>
          <StateTag state={r.status} />
          <span>{[place, when].filter(Boolean).join(', ')}</span>
        </span>
        <strong className={css.name}>{typo(r.title)}</strong>
        <p className={css.text}>{r.text}</p>
        <NearDeeds r={r} leave={leave} />
      </div>
    </li>
  );
}

function NearDeeds({ r, leave }: { r: NearReport; leave: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const { set, busy } = useAlso();
  const open = (to: 'report' | 'follow') => {
    // What was written here is not needed any more.
    leave();
    void navigate(
      to === 'report' ? reportLinks.one(r.id) : { ...reportLinks.add(), search: { follows: r.id } as never },
    );
  };
  const isSolved = !isOpen(r.status);
  return (
    <>
      {r.alsoCount > 0 && <p className={css.count}>{say('REPORT.ALSO.COUNT', { count: r.alsoCount })}</p>}
      {r.also && (
        <p className={css.done}>
          <IconUserCheck {...icon} /> {say('REPORT.ALSO.DONE')}
        </p>
      )}
      <div className={css.deeds}>
        {!isSolved && !r.mine && !r.also && (
          <Button loading={busy} leftSection={<IconUserPlus {...icon} />} onClick={() => void set(r.id, true)}>
            {say('REPORT.ALSO.DO')}
          </Button>
        )}
        {r.also && (
          <Button variant="subtle" loading={busy} onClick={() => void set(r.id, false)}>
            {say('REPORT.ALSO.UNDO')}
          </Button>
        )}
        {isSolved && (
          <Button variant="default" leftSection={<IconRepeat {...icon} />} onClick={() => open('follow')}>
            {say('REPORT.NEAR.AGAIN')}
          </Button>
        )}
        <Button variant="subtle" rightSection={<IconArrowRight {...icon} />} onClick={() => open('report')}>
          {say(r.mine ? 'REPORT.NEAR.MINE' : 'REPORT.OPEN')}
        </Button>
      </div>
    </>
  );
}
