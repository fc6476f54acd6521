import { Button, FileButton, Progress } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../dialog/confirm.tsx';
import { FieldError } from '../form/FieldError.tsx';
import css from './PictureField.module.css';

// The cropper is loaded by whoever changes a picture.
const CropDialog = latePart(async () => (await import('./CropDialog.tsx')).CropDialog);

type Props = {
  /** What it looks like now; null without a picture. */
  shown: ReactNode | null;
  hint?: string;
  /** A person stands in an arch. */
  person?: boolean;
  busy: boolean;
  send: (file: File, onProgress: (done: number) => void) => Promise<unknown>;
  remove: () => Promise<unknown>;
};

/** What the browser could not even show is told before it is sent. */
function whyNot(file: File): TextKey | null {
  if (/\.hei[cf]$/i.test(file.name) || /hei[cf]/.test(file.type)) return 'PICTURE.ERRORS.HEIC';
  if (file.type === 'image/svg+xml') return 'PICTURE.ERRORS.SVG';
  return /^image\/(jpeg|png|webp|gif)$/.test(file.type) ? null : 'PICTURE.ERRORS.TYPE';
}

/** The address of a chosen file for as long as it is chosen. */
function useAddressOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** A picture to choose or drop, crop, replace and delete. */
export function PictureField({ shown, hint, person = false, busy, send, remove }: Props) {
  const say = useText();
  const [over, setOver] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState(0);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const address = useAddressOf(file);
  const choose = (next: File | null) => {
    if (!next || busy) return;
    const why = whyNot(next);
    setWrong(why);
    if (!why) setFile(next);
  };
  const drop = (e: DragEvent) => {
    e.preventDefault();
    setOver(false);
    choose(e.dataTransfer.files[0] ?? null);
  };
  const crop = async (square: File | null) => {
    setFile(null);
    if (!square) return setWrong('PICTURE.ERRORS.BROKEN');
    setDone(0);
    await send(square, setDone).catch((e: unknown) => setWrong(asAnswer(e).key));
  };
  const ask = async () => {
    const question = { title: say('PICTURE.REMOVE_TITLE'), text: say('PICTURE.REMOVE_TEXT') };
    const yes = await confirm({ ...question, yes: say('PICTURE.REMOVE'), no: say('FORM.KEEP'), danger: true });
    if (yes) await remove().catch((e: unknown) => setWrong(asAnswer(e).key));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button is the way for everybody
    <div
      className={over ? `${css.field} ${css.over}` : css.field}
      onDragOver={(e) => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={css.shown}>
        {shown ?? (
          <span className={person ? `${css.none} ${css.arch}` : css.none}>
            <IconPhoto size={28} stroke={1.75} aria-hidden="true" />
          </span>
        )}
      </span>
      <div className={css.words}>
        <p className={css.hint}>{hint ?? say('PICTURE.DROP')}</p>
        <p className={css.hint}>{say('PICTURE.HINT')}</p>
        <div className={css.buttons}>
          <FileButton onChange={choose} accept="image/jpeg,image/png,image/webp,image/gif,.heic,.heif,.svg">
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={busy}
                leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
              >
                {say(shown ? 'PICTURE.CHANGE' : 'PICTURE.CHOOSE')}
              </Button>
            )}
          </FileButton>
          {shown && (
            <Button
              variant="subtle"
              color="cihla"
              disabled={busy}
              leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => void ask()}
            >
              {say('PICTURE.REMOVE')}
            </Button>
          )}
        </div>
        {busy && done > 0 && <Progress value={done * 100} aria-label={say('PICTURE.SENDING')} />}
        <div role="alert">{wrong && <FieldError>{say(wrong)}</FieldError>}</div>
      </div>
      {address && (
        <Suspense>
          <CropDialog
            person={person}
            picture={address}
            onClose={() => setFile(null)}
            onCropped={(square) => void crop(square)}
          />
        </Suspense>
      )}
    </div>
  );
}
