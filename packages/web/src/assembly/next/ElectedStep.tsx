import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Course } from '#contract/assembly/schema-course.ts';
import { useText } from '../../base/texts.tsx';
import { OfficersDialog } from '../agenda/OfficersDialog.tsx';
import css from './NextStep.module.css';
import { StepHead } from './StepHead.tsx';

type Props = { course: Course; label: string; onDone: () => void };

/** Whom the meeting elected is asked at once: whoever chairs stands in the minutes, and confirms powers. */
export function ElectedStep({ course, label, onDone }: Props) {
  const say = useText();
  const [opened, open] = useState(false);
  return (
    <>
      <StepHead
        lamp={label}
        title={say('COURSE.STEPS.ELECTED.TITLE')}
        text={say('COURSE.STEPS.ELECTED.TEXT', { name: course.openedBy?.name || 'none' })}
      />
      <div className={css.buttons}>
        <Button variant="default" size="md" onClick={() => open(true)}>
          {say('COURSE.STEPS.ELECTED.NAME')}
        </Button>
        <Button variant="subtle" size="md" onClick={onDone}>
          {say('COURSE.STEPS.ELECTED.OTHERS')}
        </Button>
      </div>
      <OfficersDialog course={course} opened={opened} onClose={() => open(false)} />
    </>
  );
}
