import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { usePortal } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import css from './RemoveButton.module.css';

/** Leads to a question before something is deleted; filled terracotta stands only inside that question. */
export function RemoveButton({ variant, onClick }: { variant: 'default' | 'subtle'; onClick: () => void }) {
  const say = useText();
  const { demo } = usePortal();
  return (
    <Button
      variant={variant}
      color="cihla"
      className={css.remove}
      leftSection={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
      disabled={demo}
      title={demo ? say('DEMO.KEEPS') : undefined}
      onClick={onClick}
    >
      {say('FORM.DELETE')}
    </Button>
  );
}
