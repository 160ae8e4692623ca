import { createContext } from 'react'
import type { PublishedNodes } from './derived-ids.ts'

export const Published = createContext<PublishedNodes>(undefined)
