import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { reports } from '#contract/reports/endpoints.ts';
import { mostReaders, type ReportDetail } from '#contract/reports/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { PersonLine, PersonList } from '../../kit/card/PersonLine.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';

type Props = { r: ReportDetail; onClose: () => void };

/** Lets people in to a private report, beside who reported it, who solves it and the committee. */
export function ReadersDialog({ r, onClose }: Props) {
  const say = useText();
  const { run, busy, refused } = useChange(reports.readers);
  const [chosen, choose] = useState(r.readers ?? []);
  const save = () =>
    run({ id: r.id, memberIds: chosen.map((one) => one.id) }).then(
      (saved) => saved && onClose(),
      () => undefined,
    );
  return (
    <Dialog opened onClose={onClose} title={say('REPORT.READERS.TITLE')}>
      <FormStack>
        <p>{say('REPORT.READERS.LEAD')}</p>
        {refused && (
          <Note tone="bad" live>
            {say(refused.key, refused.params)}
          </Note>
        )}
        {chosen.length > 0 && (
          <PersonList>
            {chosen.map((one) => (
              <PersonLine
                key={one.id}
                name={one.full_name}
                aside={
                  <ActionIcon
                    aria-label={say('PICK.REMOVE', { name: one.full_name })}
                    onClick={() => choose(chosen.filter(({ id }) => id !== one.id))}
                  >
                    <IconX size={20} stroke={1.75} aria-hidden="true" />
                  </ActionIcon>
                }
              />
            ))}
          </PersonList>
        )}
        {chosen.length < mostReaders && (
          <PersonPicker
            label={say('REPORT.READERS.ADD')}
            known
            except={chosen.map((one) => one.id)}
            onChange={(one) => one && choose([...chosen, { id: one.id, full_name: one.full_name }])}
          />
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button loading={busy} onClick={() => void save()}>
            {say('REPORT.READERS.SAVE')}
          </Button>
        </DialogButtons>
      </FormStack>
    </Dialog>
  );
}
