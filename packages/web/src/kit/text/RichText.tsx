import { Input } from '@mantine/core';
import { type ReactNode, Suspense, useId } from 'react';
import { latePart } from '../../base/parts.ts';
import { FieldError } from '../form/FieldError.tsx';
import { Skeleton } from '../page/Skeleton.tsx';
import css from './RichText.module.css';

// 142 kB that only whoever writes needs.
const TextEditor = latePart(async () => (await import('./TextEditor.tsx')).TextEditor);

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
  const described = [description ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
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
      <Suspense
        fallback={
          <div className={css.wait} aria-busy="true">
            <Skeleton rows={3} />
          </div>
        }
      >
        <TextEditor
          label={label}
          value={value}
          onChange={onChange}
          describedBy={described}
          invalid={Boolean(error)}
          required={required}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
