/** Where the caret stands: letters and ends of paragraphs before it, counted as the editor counts them. */
export type Caret = { anchor: number; head: number };

const blocks = 'p,div,h1,h2,h3,h4,h5,h6,li';

/** Letters and breaks before a point, and one for each paragraph that ended before it. */
function before(field: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(field, 0);
  range.setEnd(node, offset);
  const part = range.cloneContents();
  const paragraphs = [...part.querySelectorAll(blocks)].filter((one) => !one.querySelector(blocks)).length;
  // Words that a browser put into no paragraph make up one.
  const begins = part.firstChild?.nodeType === Node.TEXT_NODE ? paragraphs : Math.max(0, paragraphs - 1);
  // What holds an empty line open is no break.
  const breaks = [...part.querySelectorAll('br')].filter((br) => br.previousSibling || br.nextSibling).length;
  return (part.textContent ?? '').length + begins + breaks;
}

/** Where the caret stands in a field, if it does. */
export function caretIn(field: HTMLElement): Caret | null {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = getSelection() ?? {};
  if (!anchorNode || !focusNode || !field.contains(anchorNode) || !field.contains(focusNode)) return null;
  return { anchor: before(field, anchorNode, anchorOffset), head: before(field, focusNode, focusOffset) };
}
