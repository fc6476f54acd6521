import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Course, Officer } from '#contract/assembly/schema-course.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import { useOfficers } from '../rows/data.ts';

type Props = { course: Course; opened: boolean; onClose: () => void };

/** Whom the meeting elected to chair it and to write its minutes. */
export function OfficersDialog({ opened, onClose, course }: Props) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={say('COURSE.OFFICERS.OPEN')}>
      <Elected course={course} onClose={onClose} />
    </Dialog>
  );
}

const shown = (officer: Officer | null): MemberName | null =>
  officer && { ...({ id: officer.id ?? 0, full_name: officer.name } as MemberName) };
const sent = (who: MemberName | null) => who && { id: who.id === 0 ? null : who.id, name: who.full_name };

function Elected({ course, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const save = useOfficers();
  const [chair, setChair] = useState(shown(course.chair));
  const [scribe, setScribe] = useState(shown(course.scribe));
  const keep = async () => {
    const given = { id: course.id, chair: sent(chair), scribe: sent(scribe) };
    if (await save.run(given).catch(() => undefined)) onClose();
  };
  return (
    <>
      <FormStack close>
        <PersonPicker label={say('COURSE.OFFICERS.CHAIR')} value={chair} onChange={setChair} known />
        <PersonPicker
          label={say('COURSE.OFFICERS.SCRIBE')}
          description={say('COURSE.OFFICERS.HINT')}
          value={scribe}
          onChange={setScribe}
          known
        />
      </FormStack>
      {save.refused && <FieldError>{say(save.refused.key, save.refused.params)}</FieldError>}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button loading={save.busy} onClick={() => void keep()}>
          {say('COURSE.OFFICERS.SAVE')}
        </Button>
      </DialogButtons>
    </>
  );
}
