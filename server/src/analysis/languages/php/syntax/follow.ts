/** What may follow an operand: it can be taken apart, … */
export const dereferencable = 1;
/** … called, … */
export const callable = 2;
/** … or assigned to. */
export const assignable = 4;

export const variable = dereferencable | callable | assignable;
export const value = dereferencable | callable;
export const closed = 0;
