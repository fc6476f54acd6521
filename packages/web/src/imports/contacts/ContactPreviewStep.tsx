import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ContactPreview, ContactsAccepted } from '#contract/imports/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Wizard } from '../../kit/form/Wizard.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import css from './ContactEntry.module.css';
import { ContactHead, DiscardContacts, useContactSteps } from './ContactHead.tsx';
import { ContactList } from './ContactList.tsx';
import { type ContactDraft, useAcceptContacts } from './data.ts';
import { useSumWords } from './useSumWords.ts';

type Props = { seen: ContactPreview; draft: ContactDraft; onAccepted: (result: ContactsAccepted) => void };

/** Adds what the person has seen; asks first where the house will see it, or where rows still wait for a person. */
function useAccepting({ seen, onAccepted }: Omit<Props, 'draft'>, isPublic: boolean) {
  const say = useText();
  const words = useSumWords();
  const accept = useAcceptContacts();
  const { accepted, emails, phones, doubtful } = seen.counts;
  const run = async () => {
    const shown = isPublic ? 'CONTACT_IMPORT.PREVIEW.SHOWN_HOUSE' : 'CONTACT_IMPORT.PREVIEW.SHOWN_COMMITTEE';
    const asks = isPublic || doubtful > 0;
    const sure =
      !asks ||
      (await confirm({
        title: say('CONTACT_IMPORT.PREVIEW.ACCEPT_TITLE'),
        text: say('CONTACT_IMPORT.PREVIEW.ACCEPT_TEXT', {
          sum: words({ people: accepted, emails, phones }),
          shown: say(shown),
        }),
        yes: say('CONTACT_IMPORT.PREVIEW.ACCEPT', { count: emails + phones }),
        no: say('BASE.BACK'),
      }));
    if (!sure) return;
    const given = { id: seen.draft.id, fingerprint: seen.fingerprint, isPublic };
    const result = await accept.run(given).catch(() => undefined);
    if (result) onAccepted(result);
  };
  return { run, busy: accept.busy, refused: accept.refused };
}

/** The third step: who gets what, each added or left out. */
export function ContactPreviewStep({ seen, draft, onAccepted }: Props) {
  const say = useText();
  const words = useSumWords();
  const [isPublic, setPublic] = useState(false);
  const accepting = useAccepting({ seen, onAccepted }, isPublic);
  const { counts } = seen;
  const tab = <T extends string>(value: T, label: string, count: number) => ({ value, label, count });
  const tabs = [
    tab('new', say('CONTACT_IMPORT.TABS.NEW'), counts.new),
    tab('doubtful', say('CONTACT_IMPORT.TABS.DOUBTFUL'), counts.doubtful),
    tab('same', say('CONTACT_IMPORT.TABS.SAME'), counts.same),
    tab('problems', say('CONTACT_IMPORT.TABS.PROBLEMS'), counts.problems),
  ] as const;
  const onward = (
    <>
      <Button variant="default" onClick={() => draft.chooseColumns(true)}>
        {say('IMPORTS.PREVIEW.COLUMNS')}
      </Button>
      <Button disabled={counts.accepted === 0} loading={accepting.busy} onClick={() => void accepting.run()}>
        {say('CONTACT_IMPORT.PREVIEW.ACCEPT', { count: counts.emails + counts.phones })}
      </Button>
    </>
  );
  return (
    <>
      <ContactHead />
      <Wizard
        label={say('IMPORTS.STEPS.LABEL')}
        steps={useContactSteps(seen.draft.fileName)}
        at={2}
        back={<DiscardContacts id={seen.draft.id} />}
        onward={onward}
      >
        {accepting.refused && (
          <Note tone="warn" live>
            {say(accepting.refused.key, accepting.refused.params)}
          </Note>
        )}
        {counts.new + counts.doubtful === 0 && <Note tone="ok">{say('CONTACT_IMPORT.PREVIEW.NOTHING_NEW')}</Note>}
        <Card padded title={say('CONTACT_IMPORT.PREVIEW.SUM')}>
          <p className={css.sum}>{words({ people: counts.accepted, emails: counts.emails, phones: counts.phones })}</p>
          <p className={css.hint}>{say('CONTACT_IMPORT.PREVIEW.ONLY_ADDS')}</p>
          <Switch
            className={css.public}
            label={say('CONTACT_IMPORT.PREVIEW.PUBLIC')}
            description={say('CONTACT_IMPORT.PREVIEW.PUBLIC_HINT')}
            checked={isPublic}
            onChange={(e) => setPublic(e.currentTarget.checked)}
          />
        </Card>
        {counts.doubtful > 0 && (
          <Note tone="warn">{say('CONTACT_IMPORT.PREVIEW.WAITING', { count: counts.doubtful })}</Note>
        )}
        <Tabs label={say('CONTACT_IMPORT.PREVIEW.TITLE')} tabs={tabs} value={draft.tab} onChange={draft.choose}>
          <ContactList seen={seen} draft={draft} />
        </Tabs>
      </Wizard>
    </>
  );
}
