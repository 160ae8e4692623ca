import { createContext } from 'react'

/** Ends writing on a card. `toCanvas`: the focus goes back to the canvas. */
export const EndWriting = createContext<(toCanvas: boolean) => void>(() => undefined)
