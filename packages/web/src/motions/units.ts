/** Units of a seat as the server writes them in one line. */
export const unitsOf = (roomName: string): string[] => roomName.split(/,\s*/).filter((one) => one !== '');
