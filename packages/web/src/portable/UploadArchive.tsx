import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { portableImports } from '#contract/portable/endpoints-imports.ts';
import { partSize } from '#contract/portable/rules.ts';
import { useUpload } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { FieldError } from '../kit/form/FieldError.tsx';
import css from './Portable.module.css';

type Going = { name: string; percent: number };

/** Takes an archive from the computer part by part; one that stopped goes on where it stood when it is chosen again. */
export function UploadArchive({ onDone }: { onDone: (name: string) => void }) {
  const say = useText();
  const send = useUpload(portableImports.part);
  const [going, go] = useState<Going | null>(null);
  const take = async (file: File) => {
    const { name, size } = file;
    for (let at = 0; at < size; ) {
      go({ name, percent: Math.floor((100 * at) / size) });
      const part = new File([file.slice(at, at + partSize)], name);
      const kept = await send.run({ input: { name, at, size }, file: part }).catch(() => undefined);
      if (!kept) return go(null);
      at = kept.has;
    }
    go(null);
    onDone(name);
  };
  return (
    <div className={css.form}>
      <div>
        <FileButton accept=".zip,.gz,.tgz,.tar" onChange={(file) => file && void take(file)}>
          {(props) => (
            <Button
              {...props}
              loading={going !== null}
              leftSection={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
            >
              {say('PORTABLE.IMPORTS.UPLOAD')}
            </Button>
          )}
        </FileButton>
      </div>
      <p role="status" className={css.quiet}>
        {going && say('PORTABLE.IMPORTS.UPLOADED', going)}
      </p>
      {send.refused && <FieldError>{say(send.refused.key, send.refused.params)}</FieldError>}
    </div>
  );
}
