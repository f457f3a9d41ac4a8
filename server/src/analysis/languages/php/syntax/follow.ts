/** What may follow an operand: it can be taken apart, … */
export const dereferencable = 1;
/** … called, … */
export const callable = 2;
/** … or assigned to. */
export const assignable = 4;

/** After variables and calls, … */
export const variable = dereferencable | callable | assignable;
/** … after texts, arrays, names and what stands in parentheses, … */
export const value = dereferencable | callable;
/** … and after numbers, closures and the like. */
export const closed = 0;
