import { Button, Radio, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { folders } from '#contract/documents/endpoints-folders.ts';
import type { Chosen } from '#contract/documents/schema-bin.ts';
import type { FolderNode } from '#contract/documents/schema-folders.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { useTree } from '../file/data.ts';
import { flatTree } from '../file/flat.ts';
import css from './MoveDialog.module.css';

type Props = {
  title: string;
  chosen: Chosen;
  /** Where it stands now. */
  from: number | null;
  onClose: () => void;
};

/** Chooses the folder that documents and folders go to. */
export function MoveDialog(props: Props) {
  const say = useText();
  const of = useTree();
  return (
    <Dialog opened onClose={props.onClose} title={props.title} wide full>
      <p className={css.hint}>{say('DOCS.MOVING.HINT')}</p>
      <Loaded of={of}>{(tree) => <Targets {...props} tree={tree.folders} />}</Loaded>
    </Dialog>
  );
}

const root = 'root';

function Targets({ chosen, from, onClose, tree }: Props & { tree: readonly FolderNode[] }) {
  const say = useText();
  const change = useChange(folders.move);
  const [text, setText] = useState('');
  const [target, setTarget] = useState<string | null>(null);
  const all = [
    { id: root, name: say('DOCS.ALL'), depth: 0 },
    ...flatTree(tree, chosen.folders).map((one) => ({ ...one, id: String(one.id), depth: one.depth + 1 })),
  ].filter(({ id }) => id !== (from === null ? root : String(from)));
  const wanted = plain(text);
  const shown = wanted === '' ? all : all.filter(({ name }) => plain(name).includes(wanted));
  const send = async () => {
    if (target === null) return;
    const parentId = target === root ? null : Number(target);
    const answer = await change.run({ ...chosen, parentId }).catch(() => undefined);
    if (answer) onClose();
  };
  return (
    <DialogForm
      onSubmit={(e) => {
        e.preventDefault();
        void send();
      }}
    >
      <TextInput
        type="search"
        placeholder={say('DOCS.MOVING.FIND')}
        aria-label={say('DOCS.MOVING.FIND')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        value={text}
        onChange={(e) => setText(e.currentTarget.value)}
      />
      <Radio.Group aria-label={say('DOCS.MOVING.TO')} value={target} onChange={setTarget}>
        <div className={css.folders}>
          {shown.map(({ id, name, depth }) => (
            <div key={id} className={css.folder}>
              <span
                className={css.step}
                style={{ '--depth': wanted === '' ? depth : 0 } as CSSProperties}
                aria-hidden="true"
              />
              <Radio value={id} label={name} />
            </div>
          ))}
          {shown.length === 0 && <p className={css.none}>{say('DOCS.MOVING.NONE')}</p>}
        </div>
      </Radio.Group>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button type="submit" loading={change.busy} disabled={target === null}>
          {say('DOCS.MOVING.DO')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}

/** Without accents and case, as people look for names. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
