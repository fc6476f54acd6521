import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { equals, fromText, zero } from '#contract/base/shares/fraction.ts';
import { importLinks } from '#contract/imports/links.ts';
import type { Accepted, Preview } from '#contract/imports/schema.ts';
import { useText } from '../base/texts.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { Wizard } from '../kit/form/Wizard.tsx';
import { Note } from '../kit/page/Note.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { useAccept, type useDraft } from './data.ts';
import { EntryList } from './EntryList.tsx';
import { ImportHead, useSteps } from './ImportHead.tsx';
import { OpenRequest, useOpening } from './OpenRequest.tsx';
import { SumCard } from './SumCard.tsx';
import css from './steps/PreviewStep.module.css';

type Props = { seen: Preview; draft: ReturnType<typeof useDraft>; onAccepted: (result: Accepted) => void };

function Blocked({ count }: { count: number }) {
  const say = useText();
  return (
    <Note tone="bad">
      {say('IMPORTS.PREVIEW.BLOCKED', { count })}
      <div className={css.actions}>
        <Button variant="default" renderRoot={(props) => <Link {...props} {...importLinks.units()} />}>
          {say('IMPORTS.PREVIEW.NEW_FILE')}
        </Button>
      </div>
    </Note>
  );
}

/** Whether an empty house gets all of the file and its shares make one: there is nothing to ask about. */
const fillsEmpty = ({ counts, sum }: Preview) =>
  counts.leftOut === 0 && counts.waiting === 0 && sum.complete && equals(fromText(sum.before), zero);

/** Accepts what the person has seen; asks with the exact numbers unless an empty house gets everything. */
function useAccepting(seen: Preview, onAccepted: (result: Accepted) => void) {
  const say = useText();
  const accept = useAccept();
  const { accepted, leftOut, waiting } = seen.counts;
  const run = async () => {
    const sure =
      fillsEmpty(seen) ||
      (await confirm({
        title: say('IMPORTS.PREVIEW.ACCEPT_TITLE'),
        text: [
          say('IMPORTS.PREVIEW.ACCEPT_TEXT', { count: accepted, left: leftOut }),
          waiting > 0 && say('IMPORTS.PREVIEW.ACCEPT_DOUBTFUL', { count: waiting }),
        ]
          .filter(Boolean)
          .join(' '),
        yes: say('IMPORTS.PREVIEW.ACCEPT', { count: accepted }),
        no: say('BASE.BACK'),
      }));
    if (!sure) return;
    const result = await accept.run({ id: seen.draft.id, fingerprint: seen.fingerprint }).catch(() => undefined);
    if (result) onAccepted(result);
  };
  return { run, busy: accept.busy, refused: accept.refused };
}

/** The third step: everything that would change, each accepted or left out. */
export function PreviewStep({ seen, draft, onAccepted }: Props) {
  const say = useText();
  const { counts } = seen;
  const accepting = useAccepting(seen, onAccepted);
  const opening = useOpening();
  const steps = useSteps(seen.draft.fileName, seen.table !== null);
  const tab = <T extends string>(value: T, label: string, count: number) => ({ value, label, count });
  const tabs = [
    tab('new', say('IMPORTS.TABS.NEW'), counts.new),
    tab('changed', say('IMPORTS.TABS.CHANGED'), counts.changed),
    tab('ended', say('IMPORTS.TABS.ENDED'), counts.ended),
    tab('doubtful', say('IMPORTS.TABS.DOUBTFUL'), counts.doubtful),
    tab('problems', say('IMPORTS.TABS.PROBLEMS'), counts.problems),
    tab('same', say('IMPORTS.TABS.SAME'), counts.same),
  ] as const;
  const nothing = counts.accepted + counts.leftOut === 0;
  const refused = accepting.refused ?? opening.refused;
  const onward = (
    <>
      {seen.table && (
        <Button variant="default" onClick={() => draft.chooseColumns(true)}>
          {say('IMPORTS.PREVIEW.COLUMNS')}
        </Button>
      )}
      {counts.blocking === 0 && !nothing && <OpenRequest id={seen.draft.id} opening={opening} />}
      <Button
        disabled={counts.blocking > 0 || counts.accepted === 0}
        loading={accepting.busy}
        onClick={() => void accepting.run()}
      >
        {say('IMPORTS.PREVIEW.ACCEPT', { count: counts.accepted })}
      </Button>
    </>
  );
  return (
    <>
      <ImportHead />
      <Wizard
        label={say('IMPORTS.STEPS.LABEL')}
        steps={steps}
        at={2}
        back={<DiscardButton id={seen.draft.id} />}
        onward={onward}
      >
        {counts.blocking > 0 && <Blocked count={counts.blocking} />}
        {refused && (
          <Note tone="warn" live>
            {say(refused.key, refused.params)}
          </Note>
        )}
        {nothing && counts.blocking === 0 && <Note tone="ok">{say('IMPORTS.PREVIEW.NOTHING_NEW')}</Note>}
        {counts.waiting > 0 && <Note tone="warn">{say('IMPORTS.PREVIEW.WAITING', { count: counts.waiting })}</Note>}
        <SumCard seen={seen} />
        <Tabs label={say('IMPORTS.PREVIEW.TITLE')} tabs={tabs} value={draft.tab} onChange={draft.choose}>
          <EntryList seen={seen} draft={draft} />
        </Tabs>
      </Wizard>
    </>
  );
}
