import { Mark } from '@tiptap/core';
import { type Tone, tones } from '#contract/base/words/rich-text.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    tone: { setTone: (tone: Tone | null) => ReturnType };
  }
}

/** A colour of words by its name, so that it can be read in both schemes. */
export const ToneMark = Mark.create({
  name: 'tone',
  addAttributes: () => ({
    tone: {
      default: null,
      parseHTML: (el: HTMLElement) => el.getAttribute('data-tone'),
      renderHTML: ({ tone }: { tone?: string | null }) => (tone ? { 'data-tone': tone } : {}),
    },
  }),
  parseHTML: () => tones.map((tone) => ({ tag: `span[data-tone="${tone}"]` })),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addCommands() {
    return {
      setTone:
        (tone) =>
        ({ commands }) =>
          tone ? commands.setMark('tone', { tone }) : commands.unsetMark('tone'),
    };
  },
});
