import { Input } from '@mantine/core';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadPart } from '../../base/parts.ts';
import { FieldError } from '../form/FieldError.tsx';
import { caretIn } from './caret.ts';
import type { Begun, EditorProps } from './TextEditor.tsx';
import { TextStandIn } from './TextStandIn.tsx';

// 122 kB that only whoever writes needs.
const load = async () => (await import('./TextEditor.tsx')).TextEditor;

type Late = { Editor: ComponentType<EditorProps & { begun: Begun }>; begun: Begun };

/** Until a word that is put together of several keys is whole. */
const whole = (field: HTMLElement) =>
  new Promise((done) => field.addEventListener('compositionend', done, { once: true }));

/** The editor, which comes when somebody is about to write, and what it takes over. */
function useEditorWhenNear() {
  const field = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  const typed = useRef(false);
  const asked = useRef(false);
  const [late, setLate] = useState<Late | null>(null);
  const come = async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const Editor = await loadPart(load);
      while (field.current && composing.current) await whole(field.current);
      const here = field.current;
      const caret = here && here === document.activeElement ? (caretIn(here) ?? { anchor: 0, head: 0 }) : null;
      // At once, so that no key falls between the two.
      flushSync(() => setLate({ Editor, begun: { caret, typed: typed.current } }));
    } catch {
      // What is written stays in the field; the next touch asks again.
      asked.current = false;
    }
  };
  return { field, composing, typed, late, come };
}

type Props = {
  label: string;
  /** HTML; empty when there is nothing to read. */
  value?: string;
  onChange: (html: string) => void;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
};

/** A field for a longer text with headings, lists, links and colours. */
export function RichText({ label, value = '', onChange, description, error, required = false }: Props) {
  const id = useId();
  const { field, composing, typed, late, come } = useEditorWhenNear();
  const described = [description ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const told = { label, value, onChange, describedBy: described, invalid: Boolean(error), required };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      withAsterisk={required}
      description={description}
      descriptionProps={{ id: `${id}-hint` }}
      error={error && (typeof error === 'string' ? <FieldError>{error}</FieldError> : error)}
      errorProps={{ id: `${id}-error` }}
    >
      {late ? (
        <late.Editor {...told} begun={late.begun} />
      ) : (
        <TextStandIn
          {...told}
          onChange={(html) => {
            typed.current = true;
            onChange(html);
          }}
          field={field}
          onNear={() => void come()}
          onComposing={(now) => {
            composing.current = now;
          }}
        />
      )}
    </Input.Wrapper>
  );
}
