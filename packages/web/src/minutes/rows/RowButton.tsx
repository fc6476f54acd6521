import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = { icon: Icon; label: string; onClick: () => void; children: ReactNode };

/** A small act beside what it changes; its whole name is read aloud. */
export const RowButton = ({ icon: Sign, label, onClick, children }: Props) => (
  <Button
    variant="subtle"
    size="compact-sm"
    aria-label={label}
    leftSection={<Sign size={16} stroke={1.75} aria-hidden="true" />}
    onClick={onClick}
  >
    {children}
  </Button>
);
