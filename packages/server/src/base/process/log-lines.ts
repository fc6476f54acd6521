/** Lines of the log wait so long for others, in milliseconds: each write of its own cost as much as an answer. */
const patience = 100;
const most = 64 * 1024;
/** What went wrong is written at once, with all before it. */
const urgent = /^\{"level":[56]0,/;

/** Where the log goes: lines are written together, the last ones when the process ends. */
export function gatheredLines(out: (text: string) => void = (text) => void process.stdout.write(text)) {
  let lines: string[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length === 0) return;
    const text = lines.join('');
    lines = [];
    length = 0;
    out(text);
  }

  function write(line: string): void {
    lines.push(line);
    length += line.length;
    if (length >= most || urgent.test(line)) flush();
    else timer ??= setTimeout(flush, patience).unref();
  }

  return { write, flush };
}
