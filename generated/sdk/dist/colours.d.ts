/** Colours of the window that follow from a background and a text colour. */
export type Palette = Record<'bg' | 'soft' | 'line' | 'text' | 'muted', string>;
/** Text of errors, on light and on dark backgrounds. */
export declare const ERROR: {
    light: string;
    dark: string;
};
/** `ink`: the text colour; without one it is dark or light, whichever is easier to read. */
export declare function paletteOf(background: string, ink: string): Palette;
/** Least contrast of text (WCAG 2.2 AA, 1.4.3). */
export declare const READABLE = 4.5;
/** What is written on what in the window, with the contrast of each; nothing where there is no background. */
export declare function textContrasts({ background, ink }: {
    background: unknown;
    ink: unknown;
}): {
    name: string;
    ratio: number;
}[];
/** Whether a window of this background has light text, light symbols and dark scroll bars. */
export declare function isDark(background: string): boolean;
/** Black or white, whichever is easier to read on a colour given as `#rgb` or `#rrggbb`. */
export declare function readableOn(colour: string): string;
/** The contrast of two colours by WCAG, from 1 to 21; text needs 4.5, lines and borders 3. */
export declare function contrast(one: string, other: string): number;
export declare function isColour(value: unknown): value is string;
