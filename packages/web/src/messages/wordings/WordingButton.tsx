import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { WordingDialog } from './WordingDialog.tsx';

type Props = {
  messageId: number;
  /** The wording to begin with; the latest older one when not given. */
  from?: number;
  /** Name for who does not see what it stands by; holds the words of the button. */
  label?: string;
  children: ReactNode;
};

/** Opens what a message said before. */
export function WordingButton({ messageId, from, label, children }: Props) {
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
      {opened && <WordingDialog messageId={messageId} from={from} onClose={() => open(false)} />}
    </>
  );
}
