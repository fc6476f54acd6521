/** One event of a stream: its name, its number, what it says. */
export type Told = { event: string; id: string; data: string };

const field = /^(event|id|data): ?(.*)$/;

/** Reads events from the text of a stream as it comes, in whatever pieces; lines of comments are signs of life alone. */
export function eventReader(tell: (told: Told) => void): (text: string) => void {
  let rest = '';
  let now: Partial<Told> = {};
  const line = (text: string) => {
    if (text === '') {
      if (now.data !== undefined) tell({ event: 'message', id: '', ...now } as Told);
      now = {};
      return;
    }
    const [, name, value = ''] = field.exec(text) ?? [];
    if (name === 'data' && now.data !== undefined) now.data += `\n${value}`;
    else if (name) now[name as keyof Told] = value;
  };
  return (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const one of lines) line(one);
  };
}
