import '@fontsource-variable/inter/wght.css'
import './styles/tokens.css'
import './styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { queries } from './data/queries.ts'
import { Console } from './pages.tsx'

const root = document.getElementById('console')
if (root === null) throw new Error('the page has no element for the console')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Router base="/console">
        <Console />
      </Router>
    </QueryClientProvider>
  </StrictMode>,
)
