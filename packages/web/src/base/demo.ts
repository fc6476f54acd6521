/** Whether the page is of a demonstration: the server marks it, so that it is known before anything is asked. */
export const isDemo = (): boolean => document.documentElement.hasAttribute('data-demo');
