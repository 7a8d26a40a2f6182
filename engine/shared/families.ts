/** The families of the known variants: the folders of `engine/workshop/shelf`. */
export const FAMILIES = ['chess', 'shogi', 'xiangqi', 'makruk'] as const;
export type Family = (typeof FAMILIES)[number];
