import { expect, it } from 'vitest';
import { eventReader, type Told } from './reader.ts';

const whole =
  ':\n\nevent: hello\nid: a.1\ndata: {"listeners":2}\n\n:\n\nevent: changed\r\nid: a.2\r\ndata: {"t":\ndata: "č"}\n\n';
const told: Told[] = [
  { event: 'hello', id: 'a.1', data: '{"listeners":2}' },
  { event: 'changed', id: 'a.2', data: '{"t":\n"č"}' },
];

it('events come whole from whatever pieces the line makes of them', () => {
  for (let size = 1; size <= whole.length; size += 1) {
    const heard: Told[] = [];
    const read = eventReader((one) => heard.push(one));
    for (let at = 0; at < whole.length; at += size) read(whole.slice(at, at + size));
    expect([size, heard]).toEqual([size, told]);
  }
});

it('an event that was cut off is none', () => {
  const heard: Told[] = [];
  eventReader((one) => heard.push(one))('event: changed\nid: a.3\ndata: {}\n');
  expect(heard).toEqual([]);
});
