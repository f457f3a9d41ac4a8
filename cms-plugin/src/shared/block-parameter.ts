/** In the address of a new page, it names the project whose block is placed there. */
export const blockParameter = 'presswright_block';
