import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Worded } from '../asking.ts';
import { WordingDialog } from './WordingDialog.tsx';

type Props = {
  worded: Worded;
  /** The wording to begin with; the latest older one when not given. */
  from?: number;
  /** Name for who does not see what it stands by; holds the words of the button. */
  label?: string;
  children: ReactNode;
};

/** Opens what something said before. */
export function WordingButton({ worded, from, label, children }: Props) {
  const [opened, open] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={label}
        leftSection={<IconHistory size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => open(true)}
      >
        {children}
      </Button>
      {opened && <WordingDialog worded={worded} from={from} onClose={() => open(false)} />}
    </>
  );
}
