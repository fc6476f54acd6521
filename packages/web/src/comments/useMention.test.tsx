// @vitest-environment jsdom
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { key, type, until } from '../../test/lookups.ts';
import { useMention } from './useMention.ts';

function Field() {
  const place = useRef<HTMLTextAreaElement>(null);
  const [text, put] = useState('');
  const mention = useMention(place, async () => [{ id: 1, full_name: 'Jana Malá' }], put);
  return (
    <>
      <textarea
        ref={place}
        value={text}
        onChange={(e) => put(e.currentTarget.value)}
        onSelect={mention.look}
        onKeyDown={mention.onKeyDown}
      />
      {mention.people.map((p) => (
        <p key={p.id}>{p.full_name}</p>
      ))}
    </>
  );
}

it('the caret stands behind the name at once, so that what is typed next is not taken apart', async () => {
  const at = document.body.appendChild(document.createElement('div'));
  const root = createRoot(at);
  root.render(<Field />);
  const field = await until('no field', () => at.querySelector('textarea'));
  type(field as unknown as HTMLInputElement, 'Prosím @jan o klíč');
  field.focus();
  field.setSelectionRange('Prosím @jan'.length, 'Prosím @jan'.length);
  field.dispatchEvent(new Event('select', { bubbles: true }));
  key(field, 'a');
  await until('nobody found', () => at.querySelector('p'));
  key(field, 'Enter');
  expect(field.value).toBe('Prosím @Jana Malá o klíč');
  expect(field.selectionStart).toBe('Prosím @Jana Malá '.length);
  root.unmount();
  at.remove();
});
