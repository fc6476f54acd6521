import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { runLinks } from '#contract/prescriptions/links.ts';
import type { RunDetail } from '#contract/prescriptions/schema.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import { useChange } from '../../base/data.ts';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText, useWhen } from '../../base/when.ts';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { MissingRun, useRun } from '../rows/data.ts';
import css from '../rows/Run.module.css';
import { StateTag } from '../rows/StateTag.tsx';
import { CorrectionsCard } from './CorrectionsCard.tsx';
import { DoubtsCard } from './DoubtsCard.tsx';
import { EditRun } from './EditRun.tsx';
import { FeesCard } from './FeesCard.tsx';
import { IssueBar } from './IssueBar.tsx';
import { ReachCard } from './ReachCard.tsx';
import { RunUnits } from './RunUnits.tsx';
import { Stats } from './Stats.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** /prehled-poplatku/predpisy/{id}: may this go out? */
export function RunPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/prehled-poplatku/predpisy/$id' });
  useRemembered();
  const [edits, edit] = useState(false);
  const of = useRun(id);
  const isOne = Number.isSafeInteger(id) && id > 0;
  if (!isOne || of.error?.status === 404) return <MissingRun key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      title={of.data ? typo(of.data.name) : say('PRESCRIPTIONS.ONE')}
      back={{ ...runLinks.list(), name: say('PRESCRIPTIONS.TITLE') }}
      sub={(run) => <Lead run={run} />}
      actions={(run) => run.may.edit && !edits && <Actions run={run} edit={() => edit(true)} />}
    >
      {(run) => (edits ? <EditRun key={run.id} run={run} onDone={() => edit(false)} /> : <Preview run={run} />)}
    </RecordPage>
  );
}

/** How it stands, from when it is paid, and what it rests on. */
function Lead({ run }: { run: RunDetail }) {
  const say = useText();
  const { day } = useWhen();
  const inWords = useDayText();
  return (
    <span className={css.lead}>
      <StateTag state={run.state} />
      <span>{say('PRESCRIPTIONS.LEAD', { from: inWords.day(run.fromMonth), day: String(run.dueDay) })}</span>
      {run.resolution && (
        <span>
          {say('PRESCRIPTIONS.BY_RESOLUTION')}{' '}
          <Link {...resolutionLinks.one(run.resolution.id)}>
            {run.resolution.number} {typo(run.resolution.name)}
          </Link>
        </span>
      )}
      {run.issuedAt && (
        <span>{say('PRESCRIPTIONS.ISSUED_BY', { day: day(run.issuedAt), name: typo(run.issuedBy ?? '') })}</span>
      )}
    </span>
  );
}

function Actions({ run, edit }: { run: RunDetail; edit: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useChange(prescriptions.remove, { ends: [prescriptions.one] });
  const removed = async () => {
    const question = {
      title: say('PRESCRIPTIONS.DELETE.TITLE', { name: run.name }),
      text: say('PRESCRIPTIONS.DELETE.TEXT'),
      yes: say('PRESCRIPTIONS.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes' as const,
    };
    if (!(await confirm(question))) return;
    const gone = await remove.run({ id: run.id }).catch(() => undefined);
    if (gone !== undefined) await navigate({ ...runLinks.list(), replace: true });
  };
  return (
    <>
      <Button variant="default" leftSection={<IconTrash {...icon} />} onClick={() => void removed()}>
        {say('PRESCRIPTIONS.DELETE.OPEN')}
      </Button>
      <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={edit}>
        {say('FORM.EDIT')}
      </Button>
    </>
  );
}

function Preview({ run }: { run: RunDetail }) {
  const say = useText();
  return (
    <>
      <Stats run={run} />
      <Columns>
        <Column>
          <FeesCard run={run} />
        </Column>
        <Column>
          {run.state === 'concept' && <DoubtsCard run={run} />}
          <ReachCard run={run} />
          {!run.resolution && (
            <Note tone={run.noResolution ? 'info' : 'warn'}>
              {run.noResolution
                ? say('PRESCRIPTIONS.NO_RESOLUTION', { reason: typo(run.noResolution) })
                : say('PRESCRIPTIONS.NO_REASON')}
            </Note>
          )}
          {run.corrections.length > 0 && <CorrectionsCard run={run} />}
        </Column>
      </Columns>
      <RunUnits run={run} />
      {run.may.edit && <IssueBar run={run} />}
    </>
  );
}
