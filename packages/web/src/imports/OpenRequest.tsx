import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { changes } from '#contract/changes/endpoints.ts';
import { changeLinks } from '#contract/changes/links.ts';
import { imports } from '#contract/imports/endpoints.ts';
import type { Change } from '../base/data.ts';
import { useChange } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';

type Opening = Change<{ importId: number }, { id: number }>;

/** Makes a change request of what was read; for whoever may decide requests. */
export function OpenRequest({ id, opening }: { id: number; opening: Opening }) {
  const say = useText();
  const may = useMay('real_estate_cadastre', 'rw');
  const navigate = useNavigate();
  if (!may) return null;
  const open = async () => {
    const made = await opening.run({ importId: id }).catch(() => undefined);
    if (made) await navigate({ ...changeLinks.one(made.id) });
  };
  return (
    <Button variant="default" loading={opening.busy} onClick={() => void open()}>
      {say('IMPORTS.OPEN_REQUEST')}
    </Button>
  );
}

/** The draft is gone once it is a request. */
export const useOpening = (): Opening =>
  useChange(changes.open, { touches: [imports.drafts], ends: [imports.preview] });
