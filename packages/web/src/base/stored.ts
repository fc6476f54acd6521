/** Storage that a browser may refuse (private windows, blocked cookies): then the page simply forgets. */
function guarded<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

export const inBrowser = {
  read: (key: string) => guarded(() => localStorage.getItem(key), null),
  write: (key: string, value: string) => guarded(() => localStorage.setItem(key, value), undefined),
  forget: (key: string) => guarded(() => localStorage.removeItem(key), undefined),
  forgetAll: (prefix: string) =>
    guarded(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    }, undefined),
};

export const inTab = {
  read: (key: string) => guarded(() => sessionStorage.getItem(key), null),
  write: (key: string, value: string) => guarded(() => sessionStorage.setItem(key, value), undefined),
  forget: (key: string) => guarded(() => sessionStorage.removeItem(key), undefined),
};

/** Where who is signed in is remembered; it is forgotten with the house and with the sign-in. */
export const known = 'pavlac.known';
