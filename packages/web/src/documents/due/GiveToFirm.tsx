import { Button } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { wholeName } from '#contract/base/files/files.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import type { Obligation } from '#contract/documents/schema-due.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { titleLength } from '#contract/reports/schema.ts';
import { beginningWith } from '../../base/begun.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { chosenOf } from '../attached/picked.ts';
import { useSees } from '../file/useSees.ts';

type Props = { file: DocumentDetail; obligation: Obligation };

/** A report with this paper, which goes on to its firm; for whoever files reports. */
export function GiveToFirm({ file, obligation: { kind, firm, contactId, dueOn } }: Props) {
  const say = useText();
  const { day } = useWhen();
  const sees = useSees(file.folderId)?.(file);
  const [reads, me] = [useMay('reports', 'r'), useMe()];
  if (!reads || me.visitUntil) return null;
  const name = wholeName(file);
  const words = { kind: say(`DUE.KINDS.${kind}`), name, day: day(dueOn), firm: firm || 'none' };
  const state = beginningWith({
    title: say('DUE.TASK.TITLE', words).slice(0, titleLength),
    text: say('DUE.TASK.TEXT', words),
    documents: [chosenOf(file, sees === 'house')],
    ...(contactId !== null && { firm: { id: contactId, name: firm } }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconTool size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...reportLinks.add()} state={state} />}
    >
      {say('DUE.TASK.DO')}
    </Button>
  );
}
