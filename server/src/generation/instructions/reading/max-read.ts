/** How many characters of a prompt are read: what comes later is material, not a wish. */
export const maxRead = 20_000;
